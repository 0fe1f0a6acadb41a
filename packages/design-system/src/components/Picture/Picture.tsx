import { useState } from 'react'
import { cx } from '../../cx.ts'
import * as styles from './Picture.css.ts'

export interface PictureProps {
  src: string
  /** What the picture shows; empty when the text beside it says so already. */
  alt: string
  onError?: () => void
}

/**
 * An image in the middle of a quiet ground, 10 rem high before it has come, so that nothing moves when it does. It
 * fills the width, unless it is smaller. What does not fit into the height is cut at both ends. An upright image is
 * shown whole.
 */
export function Picture({ src, alt, onError }: PictureProps) {
  const [isUpright, setUpright] = useState(false)
  return (
    <span className={styles.reserved}>
      <img
        src={src}
        alt={alt}
        loading="lazy"
        decoding="async"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setUpright(naturalHeight > naturalWidth)
        }}
        onError={onError}
        className={cx(styles.picture, isUpright ? styles.whole : styles.filling)}
      />
    </span>
  )
}
