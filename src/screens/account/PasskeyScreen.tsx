import {
  getDeletePasskeysMutationOptions,
  getRenamePasskeyMutationOptions,
  type Passkey,
  withVariables,
} from '@daymark/api'
import { PasskeyNameSchema } from '@daymark/api/schemas'
import { Inline, Stack } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import * as z from 'zod/mini'
import { queryClient } from '../../data/queryClient.ts'
import { expectFromMutation } from '../../auth/expectStatus.ts'
import { signalEmail, signalPasskeys } from '../../auth/passkeySignals.ts'
import { userOf } from '../../auth/session.ts'
import { currentSession } from '../../auth/sessionStore.ts'
import { ApiFormView } from '../../forms/ApiFormView.tsx'
import { FormNameField } from '../../forms/fields.tsx'
import { useApiForm } from '../../forms/useApiForm.ts'
import { useLeaveSaying } from '../../ui/useLeaveSaying.ts'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { NotFoundError } from '../../ui/notFoundError.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { AccountBreadcrumbs } from './AccountBreadcrumbs.tsx'
import { passkeysOf } from './passkeysOf.ts'
import { authenticatorsQuery } from './queries.ts'
import { addAccountTexts } from './accountTexts.ts'

addAccountTexts()

export async function loader({ params }: LoaderFunctionArgs) {
  const { passkeyId } = params
  const options = { ...authenticatorsQuery(), staleTime: 0 }
  const passkeys = passkeysOf((await queryClient.fetchQuery(options)).data)
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
  const goToAccount = (message: string) => leave(paths.account, message)
  const rename = useMutation({
    ...withVariables(
      expectFromMutation(getRenamePasskeyMutationOptions(), 200),
      ({ name }: { name: string }) => ({ id: passkey.id, name }),
    ),
    onSuccess: () => {
      const user = userOf(currentSession())
      if (user?.email !== undefined) void signalEmail(user, user.email)
    },
  })
  const remove = useMutation({
    ...withVariables(expectFromMutation(getDeletePasskeysMutationOptions(), 200), () => ({
      authenticators: [passkey.id],
    })),
    onSettled: () => void signalPasskeys(),
  })
  const form = useApiForm({
    schema: z.object({ name: PasskeyNameSchema }),
    values: { name: passkey.name },
    mutation: rename,
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
            object={passkey.name}
            mutation={remove}
            onDeleted={() => goToAccount(t('shell:deleted', { object: passkey.name }))}
            warning={isOnlyOne ? t('passkey.onlyOne') : undefined}
          />
        </Inline>
      </Stack>
    </>
  )
}
