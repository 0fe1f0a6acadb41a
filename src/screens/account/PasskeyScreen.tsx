import {
  ApiError,
  deletePasskeys,
  getListAuthenticatorsQueryOptions,
  type Passkey,
  renamePasskey,
} from '@daymark/api'
import { Stack } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import * as z from 'zod/mini'
import { queryClient } from '../../app/queryClient.ts'
import { expectStatus } from '../../auth/expectStatus.ts'
import { requireUser } from '../../auth/guards.ts'
import { signalEmail, signalPasskeys } from '../../auth/passkeySignals.ts'
import { userOf } from '../../auth/session.ts'
import { currentSession } from '../../auth/sessionStore.ts'
import { ApiFormView } from '../../forms/ApiFormView.tsx'
import { FormTextField } from '../../forms/fields.tsx'
import { nameSchema } from '../../forms/schemas.ts'
import { useApiForm } from '../../forms/useApiForm.ts'
import { useLeave } from '../../forms/useLeave.ts'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import { NotFoundError } from '../../ui/NotFoundError.ts'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { AccountBreadcrumbs } from './AccountBreadcrumbs.tsx'
import { passkeysOf } from './passkeysOf.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { passkeyId } = args.params
  const options = { ...getListAuthenticatorsQueryOptions(), staleTime: 0 }
  const passkeys = passkeysOf(await queryClient.fetchQuery(options))
  const passkey = passkeys.find(({ id }) => String(id) === passkeyId)
  if (passkey === undefined) throw new NotFoundError(passkeyId)
  return { passkey, isOnlyOne: passkeys.length === 1 }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return <EditPasskey key={loaded.passkey.id} {...loaded} />
}

async function remove(id: number): Promise<void> {
  try {
    expectStatus(await deletePasskeys({ authenticators: [id] }), 200)
  } catch (error) {
    const isGone =
      error instanceof ApiError && error.errors.some(({ code }) => code === 'invalid_choice')
    if (!isGone) throw error
  }
  void signalPasskeys()
}

function EditPasskey({ passkey, isOnlyOne }: { passkey: Passkey; isOnlyOne: boolean }) {
  const { t } = useTranslation(['account', 'shell'])
  const leave = useLeave()
  const goToAccount = () => void leave(paths.account)
  const form = useApiForm({
    schema: z.object({ name: nameSchema }),
    values: { name: passkey.name },
    save: async ({ name }) => {
      expectStatus(await renamePasskey({ id: passkey.id, name }), 200)
      const user = userOf(currentSession())
      if (user?.email !== undefined) void signalEmail(user, user.email)
    },
    onSaved: goToAccount,
  })
  return (
    <>
      <ScreenHeader title={passkey.name} parent={<AccountBreadcrumbs />} />
      <Stack maxWidth="form">
        <ApiFormView
          form={form}
          label={t('passkey.label')}
          submitLabel={t('shell:save')}
          isGuarded
          actions={
            <DeleteButton
              object={passkey.name}
              remove={() => remove(passkey.id)}
              onDeleted={goToAccount}
              warning={isOnlyOne ? t('passkey.onlyOne') : undefined}
            />
          }
        >
          <FormTextField
            control={form.form.control}
            name="name"
            label={t('passkeys.name')}
            autoComplete="off"
            isRequired
          />
        </ApiFormView>
      </Stack>
    </>
  )
}
