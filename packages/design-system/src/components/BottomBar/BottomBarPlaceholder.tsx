import * as styles from './BottomBarPlaceholder.css.ts'

/** The bar before its entries, of a page that does not know yet how wide its window is. */
export const BottomBarPlaceholder = () => <div className={styles.bar} />
