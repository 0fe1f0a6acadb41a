import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { WarningIcon } from '../../icons/signs.tsx'
import { cx } from '../../cx.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Field.css.ts'

/** The texts of every field. */
export interface FieldTexts {
  /** Name of the field. */
  label: string
  /** Hides the label from sight; it stays spoken. */
  isLabelHidden?: boolean
  /** Help that is always there. */
  description?: ReactNode
  /** Why the value is refused; shown and spoken while `isInvalid`. */
  errorMessage?: ReactNode
}

interface FieldLabelProps extends Pick<FieldTexts, 'label' | 'isLabelHidden'> {
  isRequired?: boolean | undefined
}

/** The label of a field, inside a react-aria field. */
export function FieldLabel({ label, isLabelHidden, isRequired }: FieldLabelProps) {
  return (
    <Label className={cx(styles.label, isLabelHidden && hidden)}>
      {label}
      {isRequired && (
        <span className={styles.requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </Label>
  )
}

/** Description and error of a field, inside a react-aria field, connected by `aria-describedby`. */
export function FieldHelp({
  description,
  errorMessage,
}: Pick<FieldTexts, 'description' | 'errorMessage'>) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      {errorMessage !== undefined && errorMessage !== '' && (
        <FieldError className={styles.error}>
          <span className={styles.errorIcon}>
            <WarningIcon size="small" />
          </span>
          {errorMessage}
        </FieldError>
      )}
    </>
  )
}
