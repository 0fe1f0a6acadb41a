import { useEffect, useRef } from 'react'
import { drawYearPicture, pictureSize, type YearPictureContent } from './drawYearPicture.ts'
import * as styles from './YearPicture.css.ts'

export type YearPictureProps = YearPictureContent & {
  /** What the picture says, for people who do not see it. */
  label: string
}

/** The picture of a year as others will see it, small. */
export function YearPicture({ label, ...content }: YearPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) drawYearPicture(context, content)
  })
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      {...pictureSize}
      className={styles.picture}
    />
  )
}
