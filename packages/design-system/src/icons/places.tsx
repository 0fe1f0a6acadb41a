import { Icon, type IconProps } from './Icon.tsx'

export const ChecklistIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3.5 7 1.5 1.5L8 5.5M3.5 16.5 5 18l3-3M11.5 7h9M11.5 16.5h9" />
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

/** Days, some of them full. */
export const HistoryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path
      d="M6 6h.01M12 6h.01M18 6h.01M6 12h.01M12 12h.01M18 12h.01M6 18h.01M12 18h.01M18 18h.01"
      strokeWidth="4"
    />
  </Icon>
)

export const LayersIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 4 8.5 4.5L12 13 3.5 8.5ZM4 12.5l8 4.5 8-4.5M4 16.5 12 21l8-4.5" />
  </Icon>
)

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
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

export const SparkleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5c.8 5 3 7.5 8.5 8.5-5.5 1-7.7 3.5-8.5 8.5-.8-5-3-7.5-8.5-8.5C9 11 11.2 8.5 12 3.5Z" />
  </Icon>
)
