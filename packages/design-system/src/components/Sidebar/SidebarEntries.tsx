import { createContext, type ReactElement, type ReactNode, use, useId } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { cx } from '../../cx.ts'
import type { HueName } from '../../theme/hueNames.ts'
import { hueClass } from '../../theme/hues.css.ts'
import { Name } from '../Text/Words.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Sidebar.css.ts'

interface SidebarState {
  /** Only icons show; their labels are spoken, and shown as tooltips. */
  isCollapsed: boolean
  /** Called by an entry that leads away, so that a slide-over closes. */
  onNavigate?: () => void
}

/** The state of the sidebar around its entries. */
export const SidebarContext = createContext<SidebarState>({ isCollapsed: false })

export interface SidebarSectionProps {
  /** Name of the section; spoken only while the sidebar is a rail of icons. */
  title: string
  /** The title is a name that a person gave: browsers do not translate it. */
  isName?: boolean
  /** Entries. */
  children: ReactNode
}

/** Entries of the sidebar that belong together. */
export function SidebarSection({ title, isName, children }: SidebarSectionProps) {
  const { isCollapsed } = use(SidebarContext)
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.section}>
      <div id={id} className={isCollapsed ? hidden : styles.sectionTitle}>
        {isName ? <Name>{title}</Name> : title}
      </div>
      {children}
    </div>
  )
}

interface EntryLook {
  /** Text of the entry; its tooltip while only icons show. */
  children: string
  icon: ReactNode
}

export interface SidebarLinkProps extends EntryLook {
  href: string
  /** The text is a name that a person gave: browsers do not translate it. */
  isName?: boolean
  /** One or two letters instead of the icon while the sidebar is collapsed, for entries that share an icon. */
  sign?: string
  /** The colour of that sign. */
  hue?: HueName | undefined
  /** The page that is open. */
  isCurrent?: boolean
  isDisabled?: boolean
}

/** An entry that leads to a page. */
export function SidebarLink({
  children,
  isName,
  icon,
  sign,
  hue,
  href,
  isCurrent,
  isDisabled,
}: SidebarLinkProps) {
  const { isCollapsed, onNavigate } = use(SidebarContext)
  return (
    <WithTooltip content={children}>
      <Link
        href={href}
        isDisabled={isDisabled}
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(styles.entry, isCollapsed && styles.iconEntry)}
        onPress={onNavigate}
      >
        {isCollapsed && sign !== undefined ? (
          <span
            className={cx(styles.sign, hue && hueClass[hue], hue && styles.hued)}
            translate="no"
            aria-hidden="true"
          >
            {sign}
          </span>
        ) : (
          icon
        )}
        <span className={isCollapsed ? hidden : styles.text}>
          {isName ? <Name>{children}</Name> : children}
        </span>
      </Link>
    </WithTooltip>
  )
}

export interface SidebarButtonProps extends Pick<ButtonProps, 'onPress'>, EntryLook {}

/** An entry that starts an action, or the trigger of a `Menu`. */
export function SidebarButton({ children, icon, ...rest }: SidebarButtonProps) {
  const { isCollapsed } = use(SidebarContext)
  return (
    <WithTooltip content={children}>
      <Button {...rest} className={cx(styles.entry, isCollapsed && styles.iconEntry)}>
        {icon}
        <span className={isCollapsed ? hidden : styles.text}>{children}</span>
      </Button>
    </WithTooltip>
  )
}

function WithTooltip({ content, children }: { content: string; children: ReactElement }) {
  const { isCollapsed } = use(SidebarContext)
  return (
    <Tooltip content={content} isDisabled={!isCollapsed}>
      {children}
    </Tooltip>
  )
}
