import { Brand, MarkIcon, NavigationBar } from '@daymark/design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { BackButton } from './BackButton.tsx'
import { LanguageButton } from './LanguageButton.tsx'

interface Props {
  /** Where the brand leads. */
  home?: string
  /** What only signed-in people have: at the start, after the brand, and around the language. */
  start?: ReactNode
  children?: ReactNode
  search?: ReactNode
  end?: ReactNode
}

/** The top navigation bar: what everybody has of it (docs/product.md#8-1). */
export function AppHeader({ home = paths.authenticate, start, children, search, end }: Props) {
  const { t } = useTranslation('shell')
  return (
    <NavigationBar
      label={t('navigation.main')}
      isCollapsible
      start={
        <>
          {start}
          <BackButton />
        </>
      }
      brand={<Brand name={t('product')} href={home} mark={<MarkIcon size="large" />} />}
      end={
        <>
          {search}
          <LanguageButton />
          {end}
        </>
      }
    >
      {children}
    </NavigationBar>
  )
}
