import { Icon, type IconProps } from './Icon.tsx'

export const ArrowDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5" />
  </Icon>
)

export const ArrowUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19V5.5M6.5 11 12 5.5l5.5 5.5" />
  </Icon>
)

export const FirstPageIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M17 6.5 11.5 12l5.5 5.5M7 6.5v11" />
  </Icon>
)

export const HandleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6.5h.01M15 6.5h.01M9 12h.01M15 12h.01M9 17.5h.01M15 17.5h.01" strokeWidth="2.75" />
  </Icon>
)

export const LastPageIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M7 6.5 12.5 12 7 17.5M17 6.5v11" />
  </Icon>
)
