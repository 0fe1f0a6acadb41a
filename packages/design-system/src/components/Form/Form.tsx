import type { ReactNode, Ref } from 'react'
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form'
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
  ref?: Ref<HTMLFormElement>
}

/** Fields, the errors of the whole, and the buttons. The browser's own bubbles are off. */
export function Form({ children, actions, errors = [], ...rest }: FormProps) {
  return (
    <AriaForm validationBehavior="aria" {...rest} className={styles.form}>
      {children}
      <FormErrors errors={errors} />
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </AriaForm>
  )
}
