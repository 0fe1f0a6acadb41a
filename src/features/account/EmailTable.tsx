import { ApiError, type EmailAddress, useListEmailAddressesSuspense } from '@daymark/api'
import {
  Badge,
  ButtonLink,
  CheckIcon,
  ErrorDialog,
  MailIcon,
  Name,
  PlusIcon,
  Table,
  type TableColumn,
  Text,
} from '@daymark/design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isTooManyAttempts } from '../../lib/forms/isTooManyAttempts.ts'
import { paths } from '../../paths.ts'
import { EmailActions, type EmailFailure } from './EmailActions.tsx'
import './texts.ts'

/** Shows the e-mail addresses of the account, each with its buttons (docs/product.md#5-2). */
export function EmailTable() {
  const { t } = useTranslation(['account', 'shell', 'errors'])
  const {
    data: { data: addresses },
  } = useListEmailAddressesSuspense()
  const [failure, setFailure] = useState<EmailFailure>()

  const columns: TableColumn<EmailAddress>[] = [
    {
      id: 'email',
      header: t('emails.email'),
      isRowHeader: true,
      cell: ({ email }) => <Name>{email}</Name>,
    },
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
      isHeaderHidden: true,
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
      cell: (address) => <EmailActions address={address} onFailure={setFailure} />,
    },
  ]

  return (
    <>
      <Table
        title={t('emails.title')}
        columns={columns}
        rowIcon={<MailIcon />}
        rows={addresses.toSorted((a, b) => Number(b.primary) - Number(a.primary))}
        rowKey={({ email }) => email}
        emptyText={t('shell:pagination.empty', { subject: t('emails.subject') })}
        foot={
          <ButtonLink href={paths.addEmailAddress} icon={<PlusIcon size="small" />}>
            {t('emails.add')}
          </ButtonLink>
        }
      />
      <ErrorDialog
        isOpen={failure !== undefined}
        onOpenChange={() => setFailure(undefined)}
        title={t('shell:errorTitle')}
        closeLabel={t('shell:ok')}
      >
        {failure && <FailureText {...failure} />}
      </ErrorDialog>
    </>
  )
}

function FailureText({ action, error }: EmailFailure) {
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
