import type { InspirationOption } from '@daymark/api'
import { FileIcon, SparkleIcon, Thumbnail } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import type { RowFactsProps } from '../../../ui/module-kind/moduleKind.ts'

/** Says of each thought whether it is a text or an image, and shows that. */
export function ThoughtFacts({ children }: RowFactsProps<InspirationOption>) {
  const { t } = useTranslation('inspiration')
  return children({
    isNameQuoted: ({ name, text }) => text === name,
    lead: {
      header: t('option.look'),
      cell: ({ type, imageURL }) => {
        if (imageURL !== null) return <Thumbnail src={imageURL} />
        return type === 'image' ? <FileIcon /> : <SparkleIcon />
      },
    },
    columns: [
      {
        id: 'type',
        header: t('option.type'),
        place: 'narrow',
        cell: ({ type }) => t(`option.types.${type}`),
      },
      {
        id: 'text',
        header: t('option.text'),
        place: 'below',
        isQuoted: true,
        cell: ({ name, text }) => (text === name ? null : text),
      },
    ],
  })
}
