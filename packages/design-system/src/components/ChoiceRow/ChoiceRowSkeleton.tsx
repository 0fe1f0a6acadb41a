import { cx } from '../../cx.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as styles from './ChoiceRow.css.ts'
import * as nameStyles from './ChoiceRowName.css.ts'

/** The shape of a row that is being fetched. Silent. */
export function ChoiceRowSkeleton({ width }: { width: 'long' | 'medium' | 'short' }) {
  return (
    <div aria-hidden="true" className={styles.row}>
      <span className={cx(styles.sign, nameStyles.waiting)}>
        <span className={cx(styles.disc, styles.waitingDisc)} />
      </span>
      <span className={cx(nameStyles.name, nameStyles.waiting)}>
        <Skeleton width={width} />
      </span>
    </div>
  )
}
