import type { RowFact } from './rowFact.ts'
import * as styles from './UnfoldingRow.css.ts'

/** Facts beside each other, of which none is divided. */
export function RowFacts({ facts }: { facts: readonly RowFact[] }) {
  return facts.map(({ strong, text }, index) => (
    <span key={index} className={styles.fact}>
      {index > 0 && <span>{' · '}</span>}
      {strong !== undefined && <b className={styles.strong}>{strong}</b>}
      {text !== '' && <span>{strong === undefined ? text : ` ${text}`}</span>}
    </span>
  ))
}
