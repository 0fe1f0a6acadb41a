import type { ReactNode } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { ChevronEndIcon } from '../../icons/arrows.tsx'
import { useMedia } from '../../layout/useMedia.ts'
import { cx } from '../../cx.ts'
import type { HueName } from '../../theme/hueNames.ts'
import { hueClass } from '../../theme/hues.css.ts'
import { media } from '../../theme/tokens.ts'
import { Name } from '../Text/Words.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { RowFact } from '../UnfoldingRow/rowFact.ts'
import { RowFacts } from '../UnfoldingRow/RowFacts.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { weeksUntil } from '../YearGrid/steps.ts'
import { YearCells, type YearContent } from '../YearGrid/YearCells.tsx'
import * as styles from './YearRow.css.ts'

/** `YearRow` elements: rows of one card, or cards in two columns where there is room. */
export function YearRows({ children, ...rest }: { children: ReactNode; 'aria-label': string }) {
  return (
    <div className={styles.room}>
      <ul className={styles.rows} {...rest}>
        {children}
      </ul>
    </div>
  )
}

export interface YearRowProps extends YearContent {
  href: string
  title: string
  hue: HueName
  /** A line each: how it went in a few words. None while it is not known. */
  lines: readonly (readonly RowFact[])[] | undefined
}

/** A name with a few numbers and the cells of the last weeks: 20, and 8 on a phone. All of it is a link to more. */
export function YearRow({ href, title, hue, lines, ...content }: YearRowProps) {
  const isNarrow = useMedia(`${media.screen} and ${media.narrow}`)
  const weeks = weeksUntil(content.until, isNarrow ? 8 : 20)
  const spoken = (lines ?? []).flat().map((fact) => fact.spoken ?? fact.text)
  return (
    <li className={cx(styles.row, hueClass[hue])}>
      <AriaLink href={href} className={styles.link}>
        {/* The commas are pauses. */}
        <span className={hidden}>{[title, ...spoken].join(', ')}</span>
        <span className={styles.words} aria-hidden="true">
          <span className={styles.title}>
            <Name>{title}</Name>
          </span>
          {lines === undefined ? (
            <>
              <span className={cx(styles.line, styles.waiting)}>
                <Skeleton width="medium" />
              </span>
              <span className={cx(styles.line, styles.waiting)}>
                <Skeleton width="short" />
              </span>
            </>
          ) : (
            lines.map((facts, index) => (
              <span key={index} className={styles.line}>
                <RowFacts facts={facts} />
              </span>
            ))
          )}
        </span>
        <span className={styles.cells}>
          <YearCells weeks={weeks} cell={{ size: isNarrow ? 7 : 9, gap: 2 }} {...content} />
        </span>
        <span className={styles.chevron}>
          <ChevronEndIcon />
        </span>
      </AriaLink>
    </li>
  )
}
