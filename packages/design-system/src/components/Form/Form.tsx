import type { ReactNode, Ref } from 'react'
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form'
import { cx } from '../../cx.ts'
import type { Unstyled } from '../../unstyled.ts'
import { FormErrors, type FormErrorItem } from './FormErrors.tsx'
import * as styles from './Form.css.ts'

export interface FormProps extends Unstyled<AriaFormProps> {
  /** The fields. */
  children: ReactNode
  /** The buttons, under the fields and the errors. */
  actions?: ReactNode
  /** Errors of the form as a whole, shown between fields and buttons. */
  errors?: readonly FormErrorItem[]
  /** Explains the mark of required fields; shown when there is one. Without it none has a mark. */
  requiredText?: string
  /** On a phone the buttons stay at the end of the window while the form is longer than it. */
  areActionsSticky?: boolean | undefined
  ref?: Ref<HTMLFormElement>
}

/** Fields, the errors of the whole, and the buttons. The browser's own bubbles are off. */
export function Form({
  children,
  actions,
  errors = [],
  areActionsSticky,
  requiredText,
  ...rest
}: FormProps) {
  return (
    <AriaForm
      validationBehavior="aria"
      {...rest}
      className={cx(styles.form, requiredText === undefined && styles.unmarked)}
    >
      {children}
      {requiredText !== undefined && (
        // A required field says so itself.
        <div className={styles.requiredText} aria-hidden="true">
          {`* ${requiredText}`}
        </div>
      )}
      <FormErrors errors={errors} />
      {actions !== undefined && (
        <div className={cx(styles.actions, areActionsSticky && styles.sticky)}>{actions}</div>
      )}
    </AriaForm>
  )
}
