import { ApiError, type EmailAddress, getListEmailAddressesQueryOptions } from '@daymark/api'
import {
  Badge,
  Button,
  ButtonLink,
  CheckIcon,
  ErrorDialog,
  Inline,
  PlusIcon,
  Table,
  type TableColumn,
  Text,
  VisuallyHidden,
} from '@daymark/design-system'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isTooManyAttempts } from '../../forms/isTooManyAttempts.ts'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { type EmailAction, useEmailActions } from './useEmailActions.ts'

/** The e-mail addresses of the account and what can be done with each (spec sections 2 and 4). */
export function EmailTable() {
  const { t } = useTranslation(['account', 'shell', 'errors'])
  const { data: addresses } = useSuspenseQuery(getListEmailAddressesQueryOptions())
  const actions = useEmailActions()
  const [news, setNews] = useState('')
  const addLink = useRef<HTMLAnchorElement>(null)

  function isPending(action: EmailAction, email: string) {
    return actions.pending?.action === action && actions.pending.email === email
  }

  // What was pressed may be gone together with its row; the focus then stays at this table.
  useEffect(() => {
    if (news !== '' && document.activeElement === document.body) addLink.current?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new list takes the row away
  }, [news, addresses])

  async function makePrimary(email: string) {
    if (await actions.makePrimary(email)) setNews(t('emails.changed', { email }))
  }

  const columns: TableColumn<EmailAddress>[] = [
    { id: 'email', header: t('emails.email'), isRowHeader: true, cell: ({ email }) => email },
    {
      id: 'verified',
      header: t('emails.verified'),
      cell: ({ verified }) =>
        verified ? (
          <Badge tone="success" icon={<CheckIcon size="small" />}>
            {t('emails.yes')}
          </Badge>
        ) : (
          <Badge tone="warning">{t('emails.no')}</Badge>
        ),
    },
    {
      id: 'primary',
      header: t('emails.primary'),
      cell: ({ primary }) =>
        primary ? (
          <Badge tone="accent" icon={<CheckIcon size="small" />}>
            {t('emails.primary')}
          </Badge>
        ) : null,
    },
    {
      id: 'actions',
      header: t('emails.actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: ({ email, verified, primary }) =>
        verified && primary ? null : (
          <Inline justify="end">
            {!verified && (
              <Button
                size="small"
                aria-label={`${t('emails.verify')}: ${email}`}
                isPending={isPending('verify', email)}
                pendingLabel={t('shell:loading')}
                onPress={() => void actions.verify(email)}
              >
                {t('emails.verify')}
              </Button>
            )}
            {verified && !primary && (
              <Button
                size="small"
                aria-label={`${t('emails.makePrimary')}: ${email}`}
                isPending={isPending('makePrimary', email)}
                pendingLabel={t('shell:loading')}
                onPress={() => void makePrimary(email)}
              >
                {t('emails.makePrimary')}
              </Button>
            )}
            {!primary && (
              <DeleteButton
                isInRow
                object={email}
                remove={() => actions.remove(email)}
                onDeleted={() => setNews(t('emails.deleted', { email }))}
              />
            )}
          </Inline>
        ),
    },
  ]

  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <Table
        title={t('emails.title')}
        columns={columns}
        rows={addresses}
        rowKey={({ email }) => email}
        emptyText={t('shell:pagination.empty', { subject: t('emails.subject') })}
        buttons={
          <ButtonLink ref={addLink} href={paths.addEmailAddress} icon={<PlusIcon size="small" />}>
            {t('emails.add')}
          </ButtonLink>
        }
      />
      <ErrorDialog
        isOpen={actions.failure !== undefined}
        onOpenChange={actions.dismissFailure}
        title={t('shell:errorTitle')}
        closeLabel={t('shell:ok')}
      >
        {actions.failure && <FailureText {...actions.failure} />}
      </ErrorDialog>
    </>
  )
}

function FailureText({ action, error }: { action: EmailAction; error: unknown }) {
  const { t } = useTranslation(['account', 'errors'])
  const codes = error instanceof ApiError ? error.errors.map(({ code }) => code) : []
  return (
    <>
      <Text>{t('errors:codes.general')}</Text>
      {isTooManyAttempts(error) && <Text>{t('errors:codes.too_many_attempts')}</Text>}
      {action === 'verify' && codes.includes('unknown_email') && (
        <Text>{t('emails.notWaiting')}</Text>
      )}
    </>
  )
}
