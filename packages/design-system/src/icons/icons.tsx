import { Icon, type IconProps } from './Icon.tsx'

/** The mark: a triangle over a horizon line, the sign a sailor steers by in daylight. */
export const MarkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 19 16H5Z" fill="currentColor" />
    <path d="M2 20.25h20" />
  </Icon>
)

export const ArrowDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5" />
  </Icon>
)

export const ArrowStartIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M19 12H5.5M11 6.5 5.5 12l5.5 5.5" />
  </Icon>
)

export const ArrowUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19V5.5M6.5 11 12 5.5l5.5 5.5" />
  </Icon>
)

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1H5ZM10 20.5h4" />
  </Icon>
)

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </Icon>
)

export const ChartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4v14.5a1.5 1.5 0 0 0 1.5 1.5H20M8.5 16v-4M13 16V7.5M17.5 16v-6" />
  </Icon>
)

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)

export const ChecklistIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3.5 7 1.5 1.5L8 5.5M3.5 16.5 5 18l3-3M11.5 7h9M11.5 16.5h9" />
  </Icon>
)

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
  </Icon>
)

/** Forward along the line of text. */
export const ChevronEndIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M9.5 6.5 15 12l-5.5 5.5" />
  </Icon>
)

/** Back along the line of text. */
export const ChevronStartIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M14.5 6.5 9 12l5.5 5.5" />
  </Icon>
)

/** Still open. */
export const CircleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="7.5" />
  </Icon>
)

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />
  </Icon>
)

export const FirstPageIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M17 6.5 11.5 12l5.5 5.5M7 6.5v11" />
  </Icon>
)

export const FlameIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5c.5 3.5 5.5 5.5 5.5 10.5a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5.3 1.5 1 2.5 2 3 .3-3-.5-6 1.5-9Z" />
  </Icon>
)

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14" />
  </Icon>
)

export const FileIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3.5h6.5L18 8v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5Z" />
    <path d="M13 3.5V8.5H18M9 13h6M9 16.5h4" />
  </Icon>
)

export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
  </Icon>
)

export const GridIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="6.5" height="6.5" rx="1.5" />
    <rect x="13.5" y="4" width="6.5" height="6.5" rx="1.5" />
    <rect x="4" y="13.5" width="6.5" height="6.5" rx="1.5" />
    <rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.5" />
  </Icon>
)

export const ImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <circle cx="9" cy="10" r="1.5" />
    <path d="m4 17 5-4 3.5 3 3-2.5 4.5 3.5" />
  </Icon>
)

export const HandleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 9h14M5 15h14" />
  </Icon>
)

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 8h.01" />
  </Icon>
)

export const KeyIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="15.5" r="4" />
    <path d="m11 12.5 8-8M15.5 8l2.5 2.5" />
  </Icon>
)

export const LastPageIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M7 6.5 12.5 12 7 17.5M17 6.5v11" />
  </Icon>
)

export const LayersIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 4 8.5 4.5L12 13 3.5 8.5ZM4 12.5l8 4.5 8-4.5M4 16.5 12 21l8-4.5" />
  </Icon>
)

export const LogOutIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M13.5 5H6v14h7.5M10.5 12H20M16.5 8.5 20 12l-3.5 3.5" />
  </Icon>
)

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
  </Icon>
)

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 12h13" />
  </Icon>
)

export const MonitorIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="11" rx="2" />
    <path d="M9 20h6M12 16v4" />
  </Icon>
)

export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />
  </Icon>
)

export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="2.5" />
  </Icon>
)

export const PencilIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m14.5 6 3.5 3.5L8.5 19H5v-3.5ZM13 7.5 16.5 11" />
  </Icon>
)

export const PersonIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8.5" r="3.5" />
    <path d="M5 19.5c1-4 3.5-5.5 7-5.5s6 1.5 7 5.5" />
  </Icon>
)

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5.5v13M5.5 12h13" />
  </Icon>
)

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
)

export const SettingsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8h9M17 8h3M4 16h3M11 16h9" />
    <circle cx="15" cy="8" r="2" />
    <circle cx="9" cy="16" r="2" />
  </Icon>
)

/** Opens and closes a panel at the start of the page. */
export const SidePanelIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <rect x="3.5" y="5" width="17" height="14" rx="2.5" />
    <path d="M9.5 5v14" />
  </Icon>
)

/** Left out on purpose. */
export const SkipIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="m5 6.5 7.5 5.5L5 17.5ZM17.5 6.5v11" />
  </Icon>
)

export const SparkleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5c.8 5 3 7.5 8.5 8.5-5.5 1-7.7 3.5-8.5 8.5-.8-5-3-7.5-8.5-8.5C9 11 11.2 8.5 12 3.5Z" />
  </Icon>
)

export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
  </Icon>
)

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5" />
  </Icon>
)

export const UploadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15.5V5M7.5 9 12 4.5 16.5 9M5 19.5h14" />
  </Icon>
)

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4 3.5 19h17Z" />
    <path d="M12 10v4M12 16.5h.01" />
  </Icon>
)
