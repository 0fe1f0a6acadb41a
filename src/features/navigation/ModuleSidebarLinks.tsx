import { LayersIcon, SidebarButton, SidebarLink, WarningIcon } from '@daymark/design-system'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { usePreference } from '../../lib/preferences/preferences.ts'
import { paths } from '../../paths.ts'
import { ModuleSidebarSkeleton } from './ModuleSidebarSkeleton.tsx'
import { useOwnModules } from './useOwnModules.ts'

/** Shows the person's own modules. */
export function ModuleSidebarLinks() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { modules, isLoading, hasFailed, placeholders, retry } = useOwnModules()
  const hues = usePreference('hues') ?? {}
  const signs = signsOf(modules.map(({ name }) => name))
  return (
    <>
      {modules.map(({ key, name, href, Icon, hueOf }, index) => (
        <SidebarLink
          key={key}
          isName
          href={href}
          icon={<Icon />}
          sign={signs[index]}
          hue={hueOf(hues)}
          isCurrent={pathname === href}
        >
          {name}
        </SidebarLink>
      ))}
      {isLoading && <ModuleSidebarSkeleton />}
      {hasFailed && !isLoading && (
        <SidebarButton icon={<WarningIcon />} onPress={() => void retry()}>
          {t('navigation.retryModules')}
        </SidebarButton>
      )}
      {placeholders.map((number) => (
        <SidebarLink key={number} href={paths.modules} icon={<LayersIcon />} isDisabled>
          {t('navigation.placeholder', { number })}
        </SidebarLink>
      ))}
    </>
  )
}

/** Returns a letter or two for each name, different for each as far as the names are: `Mo` and `Mu`. */
export function signsOf(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const [first = '', ...rest] = [...name.trim()].filter((letter) => letter.trim() !== '')
    const capital = first.toUpperCase()
    const candidates = [...rest.map((letter) => capital + letter), capital]
    const sign =
      candidates.find((candidate) => !taken.has(candidate)) ?? `${capital}${taken.size + 1}`
    taken.add(sign)
    return sign
  })
}
