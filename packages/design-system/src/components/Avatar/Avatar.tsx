import { avatar } from './Avatar.css.ts'

export interface AvatarProps {
  /** The person's name. The avatar shows its first letter. Show the name itself next to the avatar. */
  name: string
}

let graphemes: Intl.Segmenter | undefined

// Loading the design system does not pay for it.
function firstLetter(text: string): string | undefined {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const [first] = graphemes.segment(text)
  return first?.segment
}

/** Shows a person as a letter. Screen readers skip it. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span aria-hidden="true" className={avatar}>
      {firstLetter(name.trim())}
    </span>
  )
}
