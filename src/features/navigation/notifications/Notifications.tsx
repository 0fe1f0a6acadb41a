import {
  Button,
  Dialog,
  EmptyState,
  Heading,
  List,
  ListRow,
  Stack,
  Text,
} from '@daymark/design-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { userOf } from '../../../lib/session/session.ts'
import { useSession } from '../../../lib/session/useSession.ts'
import './texts.ts'
import { forgetMessages, readMessages } from '../../../ui/toasts.ts'
import { unsentLabels } from '../../../lib/offline/offlineMutations.ts'
import { Moment } from '../../../ui/Moment.tsx'
/** Shows unsent changes, and the messages that this device has shown (docs/product.md#8-10). */
export function Notifications({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['notifications', 'shell'])
  const queryClient = useQueryClient()
  const userId = userOf(useSession())?.id
  const [waiting] = useState(() => unsentLabels(queryClient))
  const [messages, setMessages] = useState(() => (userId === undefined ? [] : readMessages(userId)))

  function clear() {
    if (userId !== undefined) forgetMessages(userId)
    setMessages([])
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('shell:sidebar.notifications')}
      closeLabel={t('shell:close')}
      isDismissable
      actions={messages.length > 0 && <Button onPress={clear}>{t('clear')}</Button>}
    >
      {waiting.length > 0 && (
        <Stack gap={2}>
          <Heading level={3} size="md">
            {t('waiting')}
          </Heading>
          <List aria-label={t('waiting')}>
            {waiting.map((label) => (
              <ListRow key={label} title={label} />
            ))}
          </List>
        </Stack>
      )}
      {messages.length > 0 && (
        <List aria-label={t('messages')} isScrollable>
          {messages.map(({ title, description, madeAt }) => (
            <ListRow
              key={`${madeAt}/${title}`}
              title={title}
              description={description}
              end={
                <Text as="span" size="sm" tone="muted">
                  <Moment seconds={madeAt / 1000} />
                </Text>
              }
            />
          ))}
        </List>
      )}
      {messages.length + waiting.length === 0 && (
        <EmptyState title={t('empty.title')} headingLevel={3}>
          {t('empty.text')}
        </EmptyState>
      )}
    </Dialog>
  )
}
