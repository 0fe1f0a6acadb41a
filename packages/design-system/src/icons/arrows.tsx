import { Icon, type IconProps } from './Icon.tsx'

export const ArrowStartIcon = (props: IconProps) => (
  <Icon {...props} isDirectional>
    <path d="M19 12H5.5M11 6.5 5.5 12l5.5 5.5" />
  </Icon>
)

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />
  </Icon>
)

export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6.5 14.5 5.5-5.5 5.5 5.5" />
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
