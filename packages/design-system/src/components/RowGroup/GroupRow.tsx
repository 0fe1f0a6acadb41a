import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { cx } from '../../cx.ts'
import { ChevronEndIcon } from '../../icons/arrows.tsx'
import { Words } from '../Text/Words.tsx'
import * as styles from './RowGroup.css.ts'

export interface RowTexts {
  label: ReactNode
  /** A quiet second line. */
  note?: ReactNode
  /** Decorative icon before the label. */
  icon?: ReactNode
}

export interface GroupRowProps extends RowTexts {
  /** What is set, at the end; cut where there is no room. */
  value?: ReactNode
  /** Where the row leads. */
  href?: string
  /** Makes the row a button. */
  onPress?: ButtonProps['onPress']
  /** Says that a page or a dialog follows. @default true for a row that leads somewhere */
  hasChevron?: boolean
}

/** A row of a `RowGroup`: all of it is a link or a button, or it only says what is set. */
export function GroupRow({ value, href, onPress, hasChevron = true, ...texts }: GroupRowProps) {
  const content = (
    <>
      <Texts {...texts} isAlone={value === undefined} />
      {value !== undefined && (
        <>
          {' '}
          <span className={styles.value}>{value}</span>
        </>
      )}
    </>
  )
  const leading = (
    <>
      {content}
      {hasChevron && (
        <span className={styles.chevron}>
          <ChevronEndIcon />
        </span>
      )}
    </>
  )
  const className = cx(styles.row, styles.pressable)
  return (
    <li className={styles.item}>
      {href !== undefined ? (
        <Link href={href} className={className}>
          {leading}
        </Link>
      ) : onPress !== undefined ? (
        <Button onPress={onPress} className={className}>
          {leading}
        </Button>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
    </li>
  )
}

interface TextsProps extends RowTexts {
  isAlone?: boolean
  labelId?: string
  noteId?: string
}

/** The texts at the start of a row. */
export function Texts({ label, note, icon, isAlone = true, labelId, noteId }: TextsProps) {
  return (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={cx(styles.texts, isAlone && styles.alone)}>
        <span id={labelId}>
          <Words>{label}</Words>
        </span>
        {note !== undefined && (
          <>
            {' '}
            <span id={noteId} className={styles.note}>
              {note}
            </span>
          </>
        )}
      </span>
    </>
  )
}
