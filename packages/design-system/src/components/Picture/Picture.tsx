import { lazy, Suspense, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import * as styles from './Picture.css.ts'
// The foot of a poster lies over its picture. A placeholder of posters needs none of that.
import '../Poster/PosterFoot.css.ts'

/** Where it cannot be fetched, the picture stays as it is. */
const EnlargedPicture = lazy(async () => {
  try {
    return { default: (await import('./EnlargedPicture.tsx')).EnlargedPicture }
  } catch {
    return { default: () => null }
  }
})

export interface PictureProps {
  src: string
  /** What the picture shows. */
  alt: string
  onError?: () => void
  /** What a press on the picture does, for example "Enlarge"; spoken after `alt`. */
  openLabel: string
  closeLabel: string
}

/** Returns whether an image is large enough to fill its place without being enlarged, and not upright. */
function canFill({ naturalWidth, naturalHeight, parentElement }: HTMLImageElement): boolean {
  const { clientWidth = 0, clientHeight = 0 } = parentElement ?? {}
  const isUpright = naturalHeight > naturalWidth
  return !isUpright && naturalWidth >= clientWidth && naturalHeight >= clientHeight
}

/**
 * An image that fills its place, 10 rem high before it has come, so that nothing moves when it does. What does not fit is
 * cut at both ends. It is not enlarged: a smaller image and an upright one are shown whole in the middle of a quiet ground.
 * A press shows it as large as the window allows.
 */
export function Picture({ src, alt, onError, openLabel, closeLabel }: PictureProps) {
  const [isFilling, setFilling] = useState(true)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className={styles.reserved}>
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget }) => setFilling(canFill(currentTarget))}
          onError={onError}
          className={isFilling ? styles.filling : styles.whole}
        />
        <Button
          className={styles.cover}
          aria-label={`${openLabel}: ${alt}`}
          onPress={() => setOpen(true)}
        />
      </span>
      {isOpen && (
        <Suspense>
          <EnlargedPicture
            src={src}
            alt={alt}
            closeLabel={closeLabel}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
