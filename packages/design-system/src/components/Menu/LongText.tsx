import * as styles from './Menu.css.ts'

/** A text of any length. Where it is too long it scrolls, and the keyboard reaches it. */
export function LongText({ children }: { children: string }) {
  return (
    <span
      className={styles.longText}
      ref={(text) => {
        if (text && text.scrollHeight > text.clientHeight) text.tabIndex = 0
      }}
    >
      {children}
    </span>
  )
}
