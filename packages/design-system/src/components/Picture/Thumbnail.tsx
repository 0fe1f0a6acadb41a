import { thumbnail } from './Thumbnail.css.ts'

/** A small picture beside the name of what it shows, for a row of a table. */
export function Thumbnail({ src }: { src: string }) {
  return <img src={src} alt="" loading="lazy" decoding="async" className={thumbnail} />
}
