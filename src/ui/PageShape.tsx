import { Heading, Skeleton, Stack, VisuallyHidden } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'

export type Shape = 'form' | 'table' | 'tables'

const rows = ['one', 'two', 'three']

/** The shape of a page that is being fetched. Silent: the navigation says that it takes long. */
export function PageShape({ shape }: { shape: Shape }) {
  const { t } = useTranslation('shell')
  return (
    <Stack gap={6}>
      <VisuallyHidden as="div">
        <Heading level={1}>{t('loading')}</Heading>
      </VisuallyHidden>
      <Skeleton shape="title" width="medium" />
      {shape === 'form' ? <FormShape /> : <TableShape />}
      {shape === 'tables' && <TableShape />}
    </Stack>
  )
}

function FormShape() {
  return (
    <Stack maxWidth="form" gap={6}>
      <Stack gap={2}>
        <Skeleton width="short" />
        <Skeleton shape="control" />
      </Stack>
      <Skeleton shape="control" width="short" />
    </Stack>
  )
}

function TableShape() {
  return (
    <Stack gap={4}>
      <Skeleton width="short" />
      {rows.map((row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </Stack>
  )
}
