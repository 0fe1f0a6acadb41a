import {
  type BrowserSession,
  endSessions,
  getListSessionsQueryKey,
  listSessions,
  useListSessions,
} from '@daymark/api'
import {
  announce,
  Badge,
  Button,
  CheckIcon,
  ConfirmDialog,
  LogOutIcon,
  MonitorIcon,
  Table,
  type TableColumn,
  Text,
} from '@daymark/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserName } from '../../lib/session/userAgent.ts'
import { Moment } from '../../ui/Moment.tsx'
import './texts.ts'

/**
 * Lists the browsers in which the account is logged in, and logs them out (docs/product.md#5-10). Shows nothing if the
 * backend has no such list.
 */
export function SessionTable() {
  const { t } = useTranslation(['account', 'shell', 'errors'])
  const queryClient = useQueryClient()
  const { data: answer } = useListSessions()
  const [isAsking, setIsAsking] = useState(false)
  const end = useMutation({
    mutationFn: endOthers,
    onSuccess: (left) => {
      queryClient.setQueryData(getListSessionsQueryKey(), left)
      setIsAsking(false)
      announce(t('sessions.ended'))
    },
  })
  if (answer === undefined) return null

  const columns: TableColumn<BrowserSession>[] = [
    {
      id: 'browser',
      header: t('sessions.browser'),
      isRowHeader: true,
      cell: ({ user_agent: userAgent }) => {
        const names = browserName(userAgent)
        return names ? t('sessions.device', names) : t('sessions.unknown')
      },
    },
    {
      id: 'loggedInAt',
      header: t('sessions.loggedInAt'),
      cell: ({ created_at: createdAt }) => <Moment seconds={createdAt} />,
    },
    {
      id: 'current',
      header: t('sessions.current'),
      isHeaderHidden: true,
      align: 'end',
      cell: ({ is_current: isCurrent }) =>
        isCurrent ? (
          <Badge tone="accent" icon={<CheckIcon size="small" />}>
            {t('sessions.current')}
          </Badge>
        ) : null,
    },
  ]
  return (
    <>
      <Table
        title={t('sessions.title')}
        columns={columns}
        rowIcon={<MonitorIcon />}
        rows={answer.data.toSorted(currentFirst)}
        rowKey={({ id }) => id}
        emptyText={t('shell:pagination.empty', { subject: t('sessions.subject') })}
        // Also without another row: a browser may have logged in after the list was read.
        foot={
          <Button
            icon={<LogOutIcon size="small" />}
            onPress={() => {
              end.reset()
              setIsAsking(true)
            }}
          >
            {t('sessions.end')}
          </Button>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('sessions.end')}
        cancelLabel={t('shell:cancel')}
        confirmLabel={t('sessions.end')}
        onConfirm={() => end.mutate()}
        isPending={end.isPending}
        pendingLabel={t('shell:loading')}
        errorMessage={end.isError ? t('errors:codes.general') : undefined}
      >
        <Text>{t('sessions.question')}</Text>
      </ConfirmDialog>
    </>
  )
}

/** Ends every session but the one that asks, as they are now and not as the page has listed them. */
async function endOthers() {
  const now = await listSessions()
  const sessions = now.data.filter((session) => !session.is_current).map(({ id }) => id)
  return sessions.length === 0 ? now : endSessions({ sessions })
}

function currentFirst(one: BrowserSession, other: BrowserSession): number {
  return Number(other.is_current) - Number(one.is_current) || other.created_at - one.created_at
}
