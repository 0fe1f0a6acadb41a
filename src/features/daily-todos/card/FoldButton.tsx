import type { DailyTodoOption } from '@daymark/api'
import {
  CheckIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  ListCardFold,
  Words,
} from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import type { Fold } from './fold.ts'

interface Props {
  fold: Fold
  options: readonly DailyTodoOption[]
}

/** Says how many rows are put away, and shows them. */
export function FoldButton({ fold, options }: Props) {
  const { t } = useTranslation('dailyTodos')
  const count = options.filter(({ id }) => fold.folded.has(id)).length
  if (count === 0) return null
  const { isFolded, choose } = fold
  return (
    <ListCardFold aria-expanded={!isFolded} onPress={() => choose(!isFolded)}>
      <CheckIcon size="small" />
      <Words>{t(fold.hasSkipped ? 'widget.foldedSkipped' : 'widget.folded', { count })}</Words>
      {isFolded ? <ChevronDownIcon size="small" /> : <ChevronUpIcon size="small" />}
    </ListCardFold>
  )
}
