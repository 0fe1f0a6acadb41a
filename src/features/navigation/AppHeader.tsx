import {
  ArrowStartIcon,
  Brand,
  Button,
  GlobeIcon,
  IconButton,
  MarkIcon,
  NavigationBar,
  NavigationLabel,
  useMedia,
  VisuallyHidden,
} from '@daymark/design-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { currentLanguage } from '../../lib/i18n/language.ts'
import { paths } from '../../paths.ts'
import { LanguageMenu } from './LanguageMenu.tsx'

interface Props {
  /** Where the brand leads. */
  home?: string
  /** What only signed-in people have: at the start, after the brand, and around the language. */
  start?: ReactNode
  children?: ReactNode
  search?: ReactNode
  end?: ReactNode
}

/** The top navigation bar: the parts that all visitors see (docs/product.md#8-1). */
export function AppHeader({ home = paths.authenticate, start, children, search, end }: Props) {
  const { t, i18n } = useTranslation('shell')
  return (
    <NavigationBar
      label={t('navigation.main')}
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
          <LanguageMenu
            trigger={
              <Button variant="quiet" icon={<GlobeIcon />}>
                <VisuallyHidden>{`${t('language.label')}: `}</VisuallyHidden>
                <NavigationLabel>{t(`language.${currentLanguage(i18n.language)}`)}</NavigationLabel>
              </Button>
            }
          />
          {end}
        </>
      }
    >
      {children}
    </NavigationBar>
  )
}

/** An installed app may have a window without any button of the browser (docs/product.md#8-11). */
function BackButton() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const isStandalone = useMedia('(display-mode: standalone)')
  // There is no earlier page in the history: the app was opened with this address.
  const isFirst = useLocation().key === 'default'
  if (!isStandalone || isFirst) return null
  return (
    <IconButton
      label={t('navigation.back')}
      icon={<ArrowStartIcon />}
      onPress={() => void navigate(-1)}
    />
  )
}
