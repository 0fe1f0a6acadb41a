import {
  Button,
  Checkbox,
  Dialog,
  Inline,
  SegmentedChoice,
  Stack,
  useMedia,
  YearPicture,
} from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { themeSetting } from '../../../../lib/preferences/deviceSetting.ts'
import { useStore } from '../../../../lib/store.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { canSharePictures, saveYear, shareYear } from './shareYear.ts'
import { useYearPicture } from './useYearPicture.ts'
import type { SharedYear } from './year.ts'

const schemes = ['light', 'dark'] as const
type Picture = Omit<ReturnType<typeof useYearPicture>, 'label'>
type Hand = (picture: Picture, text: string) => Promise<void>

/** Shows the picture of a year as others will see it, before it is shared or saved. */
export function ShareDialog({ year, onClose }: { year: SharedYear; onClose: () => void }) {
  const { t } = useTranslation(['history', 'shell'])
  const isSystemDark = useMedia('(prefers-color-scheme: dark)')
  const theme = useStore(themeSetting)
  const isDark = theme === 'auto' ? isSystemDark : theme === 'dark'
  const [scheme, setScheme] = useState<(typeof schemes)[number]>(isDark ? 'dark' : 'light')
  const [hasName, setHasName] = useState(true)
  const { label, ...content } = useYearPicture(year, { scheme, hasName })
  const pass = useMutation({
    mutationFn: (hand: Hand) => hand(content, label),
    onSuccess: (_done, hand) => {
      onClose()
      if (hand === saveYear) toasts.show({ tone: 'success', title: t('share.saved') })
    },
    onError: () => toasts.show({ tone: 'danger', title: t('share.failed') }),
  })
  const hands = (hand: Hand) => ({
    isPending: pass.isPending && pass.variables === hand,
    isUnavailable: pass.isPending && pass.variables !== hand,
    onPress: () => {
      if (!pass.isPending) pass.mutate(hand)
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('share.of', { name: year.name })}
      closeLabel={t('shell:close')}
      isDismissable
      actions={
        <>
          <Button variant={canSharePictures() ? 'secondary' : 'primary'} {...hands(saveYear)}>
            {t('share.save')}
          </Button>
          {canSharePictures() && (
            <Button variant="primary" {...hands(shareYear)}>
              {t('share.share')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <YearPicture label={label} {...content} />
        <Inline justify="between">
          <SegmentedChoice
            label={t('share.look')}
            value={scheme}
            onChange={setScheme}
            options={schemes.map((value) => ({ value, label: t(`share.looks.${value}`) }))}
          />
          <Checkbox isSelected={hasName} onChange={setHasName}>
            {t('share.withName')}
          </Checkbox>
        </Inline>
      </Stack>
    </Dialog>
  )
}
