import { zodResolver } from '@hookform/resolvers/zod'
import { getListAuthenticatorsQueryOptions, type Passkey, useDeletePasskeys } from '@daymark/api'
import { PasskeyNameSchema } from '@daymark/api/schemas'
import { Inline, Name, Stack } from '@daymark/design-system'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import * as z from 'zod/mini'
import { queryClient } from '../../lib/query/queryClient.ts'
import { useChange } from '../../lib/query/useChange.ts'
import { signalEmail, signalPasskeys } from '../../lib/session/passkeySignals.ts'
import { userOf } from '../../lib/session/session.ts'
import { currentSession } from '../../lib/session/sessionStore.ts'
import { ApiForm } from '../../lib/forms/ApiForm.tsx'
import { FormNameField } from '../../lib/forms/fields.tsx'
import { useServerErrors } from '../../lib/forms/serverErrors.ts'
import { useDraft } from '../../lib/forms/useDraft.ts'
import { useSaveAndLeave } from '../../ui/useSaveAndLeave.ts'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { NotFoundError } from '../../ui/notFoundError.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { AccountBreadcrumbs } from '../../ui/AccountBreadcrumbs.tsx'
import { changeablePasskey } from './changeable.ts'
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
  const leave = useSaveAndLeave()
  const goToAccount = (message: string, more?: string) => leave(paths.account, message, more)
  const rename = useChange(changeablePasskey, passkey)
  const remove = useDeletePasskeys({ mutation: { onSettled: () => void signalPasskeys() } })
  const form = useForm({
    resolver: zodResolver(z.object({ name: PasskeyNameSchema })),
    defaultValues: { name: passkey.name },
  })
  useServerErrors(form, rename)
  useDraft(form)
  return (
    <>
      <ScreenHeader
        isName
        title={passkey.name}
        parent={<AccountBreadcrumbs current={<Name>{passkey.name}</Name>} />}
      />
      <Stack maxWidth="form" gap={12}>
        <ApiForm
          form={form}
          mutation={rename}
          onSubmit={(values) => rename.mutateAsync(values)}
          onSaved={({ entity }) => {
            const user = userOf(currentSession())
            if (user?.email !== undefined) void signalEmail(user, user.email)
            return goToAccount(t('shell:saved', { object: entity.name }))
          }}
          label={t('passkey.label')}
          submitLabel={t('shell:save')}
          isGuarded
        >
          <FormNameField control={form.control} name="name" label={t('passkeys.name')} />
        </ApiForm>
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
