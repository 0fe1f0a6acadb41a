import { cx } from '../../cx.ts'
import * as styles from './Picture.css.ts'

export interface PictureProps {
  src: string
  /** What the picture shows; empty when the text beside it says so already. */
  alt: string
  /** 5 rem, 10 rem or no limit. @default 'medium' */
  maxHeight?: 'small' | 'medium' | 'none'
  /** Fills the width, unless the image is smaller; what does not fit into `maxHeight` is cut at both ends. */
  isFilling?: boolean
  /** Takes the whole `maxHeight` before the picture has come, so that nothing moves when it does. */
  hasReservedSpace?: boolean
  onError?: () => void
}

/** An image that keeps its proportions, is never enlarged, and never widens the page. */
export function Picture({ src, alt, maxHeight = 'medium', ...props }: PictureProps) {
  const { isFilling, hasReservedSpace, onError } = props
  const image = (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={onError}
      className={cx(
        styles.picture,
        styles.maxHeight[maxHeight],
        isFilling ? styles.filling : styles.whole,
      )}
    />
  )
  if (!hasReservedSpace) return image
  return <span className={cx(styles.reserved, styles.reservedHeight[maxHeight])}>{image}</span>
}
