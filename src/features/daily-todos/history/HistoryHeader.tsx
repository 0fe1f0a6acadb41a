import { LeadHeader, type LeadHeaderProps, Name } from '@daymark/design-system'
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx'
import { useScreenHeading } from '../../../ui/useScreenHeading.ts'

interface Props extends Omit<LeadHeaderProps, 'title' | 'headingRef'> {
  title: string
  /** The title is a name that a person gave. */
  isName?: boolean
}

/** The top of a page of the history: the one h1, the document's title, and the share of to-dos that were done. */
export function HistoryHeader({ title, isName, ...props }: Props) {
  const headingRef = useScreenHeading()
  return (
    <>
      <DocumentTitle title={title} />
      <LeadHeader
        {...props}
        title={isName ? <Name>{title}</Name> : title}
        headingRef={headingRef}
      />
    </>
  )
}
