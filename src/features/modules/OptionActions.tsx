import { ArchiveIcon, QuietAction } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLeave } from '../../lib/forms/leave.tsx'
import { paths } from '../../paths.ts'
import { DeleteButton } from '../../ui/DeleteButton.tsx'
import type { ArchiveOffer, OptionOrWidget } from '../../ui/module-kind/moduleKind.ts'
import type { ModuleOfRoute } from './moduleRoute.ts'
import { useGoToModule } from './PartPage.tsx'
import './texts.ts'

interface Props extends Pick<ModuleOfRoute, 'kind'> {
  option: OptionOrWidget
  /** What can be done instead of deleting it. */
  offer: ArchiveOffer | undefined
}

/** Puts an option away or deletes it. Both lead to its module. */
export function OptionActions({ kind, option, offer }: Props) {
  const { t } = useTranslation(['shell', 'modules'])
  const { t: ofKind } = useTranslation(kind.kind)
  const { name: object, module: moduleId } = option
  const remove = useMutation(kind.option.remove())
  const goToModule = useGoToModule({ kind, moduleId })
  const leave = useLeave()
  const startArchive = async ({ start }: ArchiveOffer) => {
    if (await start()) await leave(paths.module({ kind: kind.slug, moduleId }))
  }
  return (
    <>
      {offer && (
        <QuietAction
          icon={<ArchiveIcon size="small" />}
          onPress={() => {
            if (!offer.isPending) void startArchive(offer)
          }}
        >
          {offer.label}
        </QuietAction>
      )}
      <DeleteButton
        label={ofKind('option.delete')}
        object={object}
        mutation={remove}
        variables={{ id: option.id }}
        onDeleted={() => goToModule(t('deleted', { object }), t('modules:partDeleted'))}
        warning={ofKind('option.deleteWarning')}
        instead={
          offer?.insteadOfDeletion === undefined
            ? undefined
            : {
                label: offer.label,
                text: offer.insteadOfDeletion,
                onPress: () => void startArchive(offer),
              }
        }
      />
    </>
  )
}
