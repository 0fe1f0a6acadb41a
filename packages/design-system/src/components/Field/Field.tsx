import { type ReactNode, use } from 'react'
import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { WarningIcon } from '../../icons/signs.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { Words } from '../Text/Words.tsx'
import * as styles from './Field.css.ts'
import { SpokenError } from './SpokenError.tsx'

/** The texts of every field. */
export interface FieldTexts {
  /** Name of the field. */
  label: string
  /** Only speaks the label: the title above says the same. */
  isLabelHidden?: boolean | undefined
  /** Help that is always there. */
  description?: ReactNode
  /** Why the value is refused; shown and spoken while `isInvalid`. */
  errorMessage?: ReactNode
}

interface FieldLabelProps extends Pick<FieldTexts, 'label' | 'isLabelHidden'> {
  isRequired?: boolean | undefined
}

/** The label of a field, inside a react-aria field. */
export function FieldLabel({ isLabelHidden, ...props }: FieldLabelProps) {
  return (
    <Label className={isLabelHidden ? hidden : styles.label}>
      <LabelText {...props} />
    </Label>
  )
}

/** The words of a label, with a silent mark when the field is required. */
export function LabelText({ label, isRequired }: FieldLabelProps) {
  return (
    <>
      <span>{label}</span>
      {isRequired && (
        <span className={styles.requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </>
  )
}

/** Description and error of a field, inside a react-aria field, connected by `aria-describedby`. */
export function FieldHelp({ label, description, errorMessage }: FieldTexts) {
  const isInvalid = use(FieldErrorContext)?.isInvalid
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <SpokenError label={label}>
        {isInvalid && errorMessage !== undefined && errorMessage !== '' && (
          <FieldError className={styles.error}>
            <ErrorText>{errorMessage}</ErrorText>
          </FieldError>
        )}
      </SpokenError>
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
      <Words>{children}</Words>
    </>
  )
}
