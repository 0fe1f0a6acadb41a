import { Button } from 'react-aria-components/Button'
import { cx } from '../../cx.ts'
import { WarningIcon } from '../../icons/signs.tsx'
import { focusRing } from '../../theme/states.css.ts'
import { Words } from '../Text/Words.tsx'
import * as styles from './Form.css.ts'

/** A message, or a message that brings the focus to its field when it is pressed. */
export type FormErrorItem = string | { message: string; onPress: () => void }

export interface FormErrorsProps {
  /** What is wrong; nothing shows while the list is empty. */
  errors: readonly FormErrorItem[]
}

/** Shows the errors that belong to a form as a whole. Screen readers speak them immediately. */
export function FormErrors({ errors }: FormErrorsProps) {
  // The alert is always in the document: an element that arrives with its text is often not spoken.
  return (
    <div role="alert" className={styles.alert}>
      {errors.length > 0 && (
        <div className={styles.errors}>
          <span className={styles.icon}>
            <WarningIcon />
          </span>
          <ul className={styles.list}>
            {errors.map((error) =>
              typeof error === 'string' ? (
                <li key={error}>{error}</li>
              ) : (
                <li key={error.message}>
                  <Button className={cx(styles.jump, focusRing)} onPress={error.onPress}>
                    <Words>{error.message}</Words>
                  </Button>
                </li>
              ),
            )}
          </ul>
        </div>
      )}
    </div>
  )
}
