import { type ReactNode, useCallback, useState } from 'react'
import * as styles from './FileField.css.ts'

interface PreviewProps {
  file: File | null
  /** The stored image, shown while no file is chosen. */
  currentImageUrl: string | undefined
  /** Shown if there is neither a file nor a stored image. */
  icon: ReactNode
}

/** The chosen image, the stored one, or an icon instead. Hidden from screen readers, because the name is next to it. */
export function Preview({ file, currentImageUrl, icon }: PreviewProps) {
  const [broken, setBroken] = useState<File>()
  if (file?.type.startsWith('image/') && file !== broken) {
    return <FileImage file={file} className={styles.preview} onError={() => setBroken(file)} />
  }
  if (file === null && currentImageUrl !== undefined) {
    return <img src={currentImageUrl} alt="" loading="lazy" className={styles.preview} />
  }
  return <span className={styles.preview}>{icon}</span>
}

interface FileImageProps {
  file: File
  className: string
  onError?: () => void
}

/** The image in a file. */
export function FileImage({ file, ...rest }: FileImageProps) {
  // The address of a file is a resource: it is given back together with the element.
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => {
        URL.revokeObjectURL(url)
      }
    },
    [file],
  )
  return <img ref={show} alt="" {...rest} />
}
