import { Icon, type IconProps } from './Icon.tsx'

/** The mark: a triangle over a horizon line, the sign a sailor steers by in daylight. */
export const MarkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 19 16H5Z" fill="currentColor" />
    <path d="M2 20.25h20" />
  </Icon>
)
