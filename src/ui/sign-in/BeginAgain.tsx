import { Banner, Link } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import './texts.ts'

interface Props {
  tone: 'warning' | 'danger'
  /** The page on which the flow begins. */
  path: string
  /** Why it cannot continue. */
  children: string
}

/** Says that signing in or up cannot continue here, and leads to its beginning. */
export function BeginAgain({ tone, path, children }: Props) {
  const { t } = useTranslation('signIn')
  return (
    <Banner
      tone={tone}
      action={
        <Link variant="standalone" href={path}>
          {t('expired.link')}
        </Link>
      }
    >
      {children}
    </Banner>
  )
}
