import { Icon, type IconProps } from './Icon.tsx'

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
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

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11v5M12 8h.01" />
  </Icon>
)

export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="2.5" />
  </Icon>
)

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5.5v13M5.5 12h13" />
  </Icon>
)

/** Back to how it was. */
export const BackIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M8.5 5 4.5 9l4 4" />
    <path d="M5 9h9a5.25 5.25 0 0 1 0 10.5H9" />
  </Icon>
)

/** Left out on purpose. */
export const SkipIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="m6 6.5 5.5 5.5L6 17.5M13 6.5l5.5 5.5-5.5 5.5" />
  </Icon>
)

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4 3.5 19h17Z" />
    <path d="M12 10v4M12 16.5h.01" />
  </Icon>
)

/** Not sent yet. */
export const WaitIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </Icon>
)
