import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { WarningIcon } from '../../icons/signs.tsx'
import * as styles from './Field.css.ts'

/** The texts of every field. */
export interface FieldTexts {
  /** Name of the field. */
  label: string
  /** Help that is always there. */
  description?: ReactNode
  /** Why the value is refused; shown and spoken while `isInvalid`. */
  errorMessage?: ReactNode
}

interface FieldLabelProps extends Pick<FieldTexts, 'label'> {
  isRequired?: boolean | undefined
}

/** The label of a field, inside a react-aria field. */
export function FieldLabel(props: FieldLabelProps) {
  return (
    <Label className={styles.label}>
      <LabelText {...props} />
    </Label>
  )
}

/** The words of a label, with a silent mark when the field is required. */
export function LabelText({ label, isRequired }: FieldLabelProps) {
  return (
    <>
      {label}
      {isRequired && (
        <span className={styles.requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </>
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
          <ErrorText>{errorMessage}</ErrorText>
        </FieldError>
      )}
    </>
  )
}

/** Why a value is refused, after its sign. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.errorIcon}>
        <WarningIcon size="small" />
      </span>
      {children}
    </>
  )
}
