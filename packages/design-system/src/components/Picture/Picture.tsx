import { cx } from '../../cx.ts'
import * as styles from './Picture.css.ts'

export interface PictureProps {
  src: string
  /** What the picture shows; empty when the text beside it says so already. */
  alt: string
  /** Fills the width, unless the image is smaller; what does not fit into the height is cut at both ends. */
  isFilling?: boolean
  /** Takes the whole height before the picture has come, so that nothing moves when it does. */
  hasReservedSpace?: boolean
  onError?: () => void
}

/** An image, at most 10 rem high, that keeps its proportions, is never enlarged, and never widens the page. */
export function Picture({ src, alt, ...props }: PictureProps) {
  const { isFilling, hasReservedSpace, onError } = props
  const image = (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={onError}
      className={cx(styles.picture, isFilling ? styles.filling : styles.whole)}
    />
  )
  if (!hasReservedSpace) return image
  return <span className={styles.reserved}>{image}</span>
}
