import {
  getListAuthenticatorsQueryOptions,
  type Passkey,
  useDeletePasskeys,
  useRenamePasskey,
} from '@daymark/api'
import { PasskeyNameSchema } from '@daymark/api/schemas'
import { Inline, Stack } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import * as z from 'zod/mini'
import { queryClient } from '../../lib/query/queryClient.ts'
import { signalEmail, signalPasskeys } from '../../lib/session/passkeySignals.ts'
import { userOf } from '../../lib/session/session.ts'
import { currentSession } from '../../lib/session/sessionStore.ts'
import { ApiFormView } from '../../lib/forms/ApiFormView.tsx'
import { FormNameField } from '../../lib/forms/fields.tsx'
import { useApiForm } from '../../lib/forms/useApiForm.ts'
import { useLeaveSaying } from '../../ui/useLeaveSaying.ts'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { NotFoundError } from '../../ui/notFoundError.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { AccountBreadcrumbs } from '../../ui/AccountBreadcrumbs.tsx'
import './texts.ts'

export async function loader({ params }: LoaderFunctionArgs) {
  const { passkeyId } = params
  const options = { ...getListAuthenticatorsQueryOptions(), staleTime: 0 }
  const { data } = await queryClient.fetchQuery(options)
  const passkeys = data.filter((one) => one.type === 'webauthn')
  const passkey = passkeys.find(({ id }) => String(id) === passkeyId)
  if (passkey === undefined) throw new NotFoundError(passkeyId)
  return { passkey, isOnlyOne: passkeys.length === 1 }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return <EditPasskey key={loaded.passkey.id} {...loaded} />
}

function EditPasskey({ passkey, isOnlyOne }: { passkey: Passkey; isOnlyOne: boolean }) {
  const { t } = useTranslation(['account', 'shell'])
  const leave = useLeaveSaying()
  const goToAccount = (message: string, more?: string) => leave(paths.account, message, more)
  const rename = useRenamePasskey({
    mutation: {
      onSuccess: () => {
        const user = userOf(currentSession())
        if (user?.email !== undefined) void signalEmail(user, user.email)
      },
    },
  })
  const remove = useDeletePasskeys({ mutation: { onSettled: () => void signalPasskeys() } })
  const form = useApiForm({
    schema: z.object({ name: PasskeyNameSchema }),
    values: { name: passkey.name },
    mutation: rename,
    variables: ({ name }) => ({ data: { id: passkey.id, name } }),
    onSaved: (_saved, { name }) => goToAccount(t('shell:saved', { object: name })),
  })
  return (
    <>
      <ScreenHeader title={passkey.name} parent={<AccountBreadcrumbs current={passkey.name} />} />
      <Stack maxWidth="form" gap={12}>
        <ApiFormView form={form} label={t('passkey.label')} submitLabel={t('shell:save')} isGuarded>
          <FormNameField control={form.form.control} name="name" label={t('passkeys.name')} />
        </ApiFormView>
        <Inline>
          <DeleteButton
            label={t('passkey.delete')}
            isDestructive
            object={passkey.name}
            mutation={remove}
            variables={{ data: { authenticators: [passkey.id] } }}
            onDeleted={() =>
              goToAccount(t('shell:deleted', { object: passkey.name }), t('passkey.deletedText'))
            }
            warning={isOnlyOne ? t('passkey.onlyOne') : undefined}
          />
        </Inline>
      </Stack>
    </>
  )
}
