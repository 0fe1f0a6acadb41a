import { Heading, LiveRegion, MarkIcon, PageFrame, Stack } from '@daymark/design-system'

/**
 * Shows until the session and the first screen are there, mostly to people who are signed in: it has their quiet
 * ground. It is also rendered into `index.html`, so that it is painted before any JavaScript arrives: it says
 * nothing that depends on a language.
 */
export function FirstScreen() {
  return (
    <PageFrame variant="waiting">
      <LiveRegion>
        <Stack align="center" gap={3}>
          <MarkIcon size="large" />
          <Heading level={1} size="xl">
            Daymark
          </Heading>
        </Stack>
      </LiveRegion>
    </PageFrame>
  )
}
