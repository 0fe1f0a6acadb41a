import { Card, Heading, Showcase, Stack, Text } from '@daymark/design-system'
import type { ReactNode, Ref } from 'react'
import { DocumentTitle } from './DocumentTitle.tsx'
import { WrongAddress } from './sign-in/WrongAddress.tsx'
import { useScreenHeading } from './useScreenHeading.ts'

interface CardProps {
  title: string
  text?: string | undefined
  /** The form, or the button. */
  children: ReactNode
  /** Links to the other ways in and out. */
  links?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
}

interface Props extends Omit<CardProps, 'headingRef'> {
  /** What Daymark is for, in one sentence; shown with a drawing beside the card. */
  about?: string
  /** The page asks for one thing: its field has the focus (docs/product.md#8-15). */
  hasOneField?: boolean
}

/** A screen of the anonymous layout: one card in the middle of the page. */
export function AnonymousScreen({ hasOneField, about, ...props }: Props) {
  const headingRef = useScreenHeading(hasOneField)
  const card = <AnonymousCard {...props} headingRef={headingRef} />
  return about === undefined ? card : <Showcase about={about}>{card}</Showcase>
}

/** Shows the same card outside of a router. */
export function AnonymousCard({ title, text, children, links, headingRef }: CardProps) {
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
        <WrongAddress />
        {children}
        {Boolean(links) && (
          <Stack gap={2} align="start">
            {links}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
