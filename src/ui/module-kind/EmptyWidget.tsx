import { ButtonLink, EmptyState } from '@daymark/design-system'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IsNew } from '../isNew.ts'

interface Props {
  title: string
  /** Where the first option is added. */
  newOptionPath: string
  /** What an option is good for. */
  children: ReactNode
}

/** Shown in a widget whose module has no options yet. */
export function EmptyWidget({ title, newOptionPath, children }: Props) {
  const { t } = useTranslation('dashboard')
  const link = useRef<HTMLAnchorElement>(null)
  const isNew = use(IsNew)
  useEffect(() => {
    if (isNew) link.current?.focus()
  }, [isNew])
  return (
    <EmptyState
      title={title}
      headingLevel={3}
      action={
        <ButtonLink ref={link} href={newOptionPath}>
          {t('addOption')}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
}
