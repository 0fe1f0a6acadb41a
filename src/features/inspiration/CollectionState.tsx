import { Dot, PosterSign, Skeleton, SparkleIcon, Words } from '@daymark/design-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getListInspirationOptionsQueryKey, listInspirationOptions } from '@daymark/api'
import { allPagesQuery } from '../../lib/query/allPages.ts'

const list = { queryKey: getListInspirationOptionsQueryKey, queryFn: listInspirationOptions }

/** The sign of a list of thoughts. */
export const CollectionSign = ({ isLarge }: { module: number; isLarge?: boolean }) =>
  isLarge ? <PosterSign icon={<SparkleIcon />} /> : <SparkleIcon />

/** Says how many thoughts there are, and how many of them are images. */
export function CollectionState({ module }: { module: number }) {
  const { t } = useTranslation('inspiration')
  const { data, isError } = useQuery(allPagesQuery(list, { module }))
  if (data === undefined) return isError ? null : <Skeleton width="short" />
  const images = data.filter(({ type }) => type === 'image').length
  return (
    <>
      <Words>{t('module.thoughts', { count: data.length })}</Words>
      {images > 0 && (
        <>
          <Dot />
          <Words>{t('module.images', { count: images })}</Words>
        </>
      )}
    </>
  )
}
