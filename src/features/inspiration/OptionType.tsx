import type { InspirationOption } from '@daymark/api'
import { Inline, Thumbnail, Words } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'

/** Shows in the table whether a thought is a text or an image, and the image small. */
export function OptionType({ type, imageURL }: Pick<InspirationOption, 'type' | 'imageURL'>) {
  const { t } = useTranslation('inspiration')
  return (
    <Inline isOnOneLine>
      <Words>{t(`option.types.${type}`)}</Words>
      {imageURL !== null && <Thumbnail src={imageURL} />}
    </Inline>
  )
}
