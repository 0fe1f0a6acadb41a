import { cx } from '../../cx.ts'
import * as styles from './Avatar.css.ts'

export interface AvatarProps {
  /** The person's name; its first letter shows. The name itself must stand beside the avatar. */
  name: string
  /** @default 'medium' */
  size?: 'small' | 'medium'
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A person as a letter; decorative. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  const [first] = graphemes.segment(name.trim())
  return (
    <span aria-hidden="true" className={cx(styles.avatar, styles.size[size])}>
      {first?.segment}
    </span>
  )
}
