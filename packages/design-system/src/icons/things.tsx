import { Icon, type IconProps } from './Icon.tsx'

export const ArchiveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16v4H4ZM5.5 9v9A1.5 1.5 0 0 0 7 19.5h10a1.5 1.5 0 0 0 1.5-1.5V9M10 13h4" />
  </Icon>
)

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
    <path d="M4 10.5h16M8.5 3.5v4M15.5 3.5v4M8.5 15h.01M12 15h.01M15.5 15h.01" />
  </Icon>
)

export const ChartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4v14.5a1.5 1.5 0 0 0 1.5 1.5H20M8.5 16v-4M13 16V7.5M17.5 16v-6" />
  </Icon>
)

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19.5h14" />
  </Icon>
)

export const DropIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5c3.5 4 5.5 7 5.5 10a5.5 5.5 0 0 1-11 0c0-3 2-6 5.5-10ZM9.5 14a2.5 2.5 0 0 0 2.5 2.5" />
  </Icon>
)

export const FileIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3.5h6.5L18 8v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5Z" />
    <path d="M13 3.5V8.5H18M9 13h6M9 16.5h4" />
  </Icon>
)

export const ImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <circle cx="9" cy="10" r="1.5" />
    <path d="m4 17 5-4 3.5 3 3-2.5 4.5 3.5" />
  </Icon>
)

export const PencilIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m14.5 6 3.5 3.5L8.5 19H5v-3.5ZM13 7.5 16.5 11" />
  </Icon>
)

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5" />
  </Icon>
)

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V4.5M8 8l4-4 4 4M5 13v5.5h14V13" />
  </Icon>
)
