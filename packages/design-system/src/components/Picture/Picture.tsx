import { lazy, Suspense, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { cx } from '../../cx.ts'
import * as styles from './Picture.css.ts'

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

const shapes = {
  upright: [styles.whole],
  low: [styles.wide],
  filling: [styles.wide, styles.filling],
}
type Shape = keyof typeof shapes

/** Returns how an image is shown in its place. */
function shapeOf({ naturalWidth, naturalHeight, parentElement }: HTMLImageElement): Shape {
  if (naturalHeight > naturalWidth) return 'upright'
  return naturalHeight < (parentElement?.clientHeight ?? 0) ? 'low' : 'filling'
}

/**
 * An image that fills its place, 10 rem high before it has come, so that nothing moves when it does. What does not fit is
 * cut at both ends. It is not enlarged: a smaller image and an upright one are shown whole in the middle of a quiet ground.
 * A press shows it as large as the window allows.
 */
export function Picture({ src, alt, onError, openLabel, closeLabel }: PictureProps) {
  const [shape, setShape] = useState<Shape>('filling')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className={styles.reserved}>
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget }) => setShape(shapeOf(currentTarget))}
          onError={onError}
          className={cx(styles.picture, ...shapes[shape])}
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
