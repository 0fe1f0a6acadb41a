import { Name, PageHeader } from '@daymark/design-system'
import type { ReactNode } from 'react'
import { DocumentTitle } from './DocumentTitle.tsx'
import { useScreenHeading } from './useScreenHeading.ts'

interface Props {
  title: string
  /** The title is a name that a person gave. */
  isName?: boolean
  description?: ReactNode
  /** A link to the screen that this one belongs to. */
  parent?: ReactNode
  /** The way back to the page above, a `WayBack`. */
  wayBack?: ReactNode
  /** What the page is about, before its title. */
  sign?: ReactNode
  actions?: ReactNode
  /** The page asks for one thing: its field has the focus (docs/product.md#8-15). */
  hasOneField?: boolean
}

/** The top of a screen: the one h1, the document's title, and the focus after a navigation. */
export function ScreenHeader({ hasOneField, isName, title, ...props }: Props) {
  const headingRef = useScreenHeading(hasOneField)
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader
        {...props}
        title={isName ? <Name>{title}</Name> : title}
        headingRef={headingRef}
      />
    </>
  )
}
