import { Card, Heading, Stack, Text } from '@daymark/design-system'
import type { ReactNode } from 'react'
import { DocumentTitle } from './DocumentTitle.tsx'
import { useScreenHeading } from './useScreenHeading.ts'

interface Props {
  title: string
  text?: string
  /** The form, or the button. */
  children: ReactNode
  /** Links to the other ways in and out. */
  links?: ReactNode
}

/** A screen of the anonymous layout: one card in the middle of the page. */
export function AnonymousScreen({ title, text, children, links }: Props) {
  const headingRef = useScreenHeading()
  return (
    <Card as="div" padding="large" elevation="high">
      <DocumentTitle title={title} />
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1} ref={headingRef} tabIndex={-1}>
            {title}
          </Heading>
          {text !== undefined && <Text tone="muted">{text}</Text>}
        </Stack>
        {children}
        {links !== undefined && (
          <Stack gap={2} align="start">
            {links}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
