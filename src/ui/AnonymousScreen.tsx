import { Column, Showcase } from '@daymark/design-system'
import type { ReactNode, Ref } from 'react'
import { DocumentTitle } from './DocumentTitle.tsx'
import { WrongAddress } from './sign-in/WrongAddress.tsx'
import { useScreenHeading } from './useScreenHeading.ts'

interface ColumnProps {
  title: string
  text?: ReactNode
  /** The form, or the button. */
  children: ReactNode
  /** Links to the other ways in and out. */
  links?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
}

interface Props extends Omit<ColumnProps, 'headingRef'> {
  /** What Daymark is for, in one sentence; shown with a drawing beside the column. */
  about?: string
  /** The page asks for one thing: its field has the focus (docs/product.md#8-15). */
  hasOneField?: boolean
}

/** A screen of the anonymous layout: one column in the middle of the page. */
export function AnonymousScreen({ hasOneField, about, ...props }: Props) {
  const headingRef = useScreenHeading(hasOneField)
  const column = <AnonymousColumn {...props} headingRef={headingRef} />
  return about === undefined ? column : <Showcase about={about}>{column}</Showcase>
}

/** Shows the same column outside of a router. */
export function AnonymousColumn({ title, text, children, links, headingRef }: ColumnProps) {
  return (
    <Column title={title} text={text} links={links} headingRef={headingRef}>
      <DocumentTitle title={title} />
      <WrongAddress />
      {children}
    </Column>
  )
}
