import { useState } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Picture.css.ts'

export interface PictureProps {
  src: string
  /** What the picture shows; empty when the text beside it says so already. */
  alt: string
  /**
   * Fills the width, unless the image is smaller; what does not fit into the height is cut at both ends. An upright
   * image is shown whole.
   */
  isFilling?: boolean
  /**
   * Takes the whole height before the picture has come, so that nothing moves when it does: a quiet ground with the
   * picture in its middle.
   */
  hasReservedSpace?: boolean
  onError?: () => void
}

/** An image, at most 10 rem high, that keeps its proportions, is never enlarged, and never widens the page. */
export function Picture({ src, alt, ...props }: PictureProps) {
  const { isFilling, hasReservedSpace, onError } = props
  const [isUpright, setUpright] = useState(false)
  const image = (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        setUpright(naturalHeight > naturalWidth)
      }}
      onError={onError}
      className={cx(styles.picture, isFilling && !isUpright ? styles.filling : styles.whole)}
    />
  )
  if (!hasReservedSpace) return image
  return <span className={styles.reserved}>{image}</span>
}
