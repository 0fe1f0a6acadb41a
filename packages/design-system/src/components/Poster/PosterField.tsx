import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { TextArea } from 'react-aria-components/TextArea'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { cx } from '../../cx.ts'
import { CloseIcon } from '../../icons/signs.tsx'
import { ImageIcon } from '../../icons/things.tsx'
import { focusRing } from '../../theme/states.css.ts'
import type { Unstyled } from '../../unstyled.ts'
import { FieldHelp, type FieldTexts } from '../Field/Field.tsx'
import { Words } from '../Text/Words.tsx'
import { FileImage } from '../FileField/Preview.tsx'
import * as styles from './PosterField.css.ts'

export interface PosterFieldProps
  extends
    Omit<Unstyled<AriaTextFieldProps>, 'isDisabled' | 'isReadOnly'>,
    Omit<FieldTexts, 'description'> {
  /** Shown on the poster while nothing is written. */
  placeholder: string
  /** The picture that is shown instead of words. */
  picture: File | undefined
  onPicture: (picture: File | undefined) => void
  /** Name of the button that chooses a picture. */
  chooseLabel: string
  /** Name of the button that takes the picture away. */
  clearLabel: string
  /** The `<textarea>`, so that a form library can focus it. */
  inputRef?: Ref<HTMLTextAreaElement>
}

/** A `Poster` to write on, where the words will be read, or to choose a picture for. */
export function PosterField({
  label,
  placeholder,
  errorMessage,
  picture,
  onPicture,
  chooseLabel,
  clearLabel,
  inputRef,
  ...rest
}: PosterFieldProps) {
  return (
    <div className={styles.field}>
      {picture ? (
        <FileImage file={picture} className={styles.chosen} />
      ) : (
        <AriaTextField
          validationBehavior="aria"
          {...rest}
          aria-label={label}
          className={styles.writing}
        >
          <TextArea ref={inputRef} placeholder={placeholder} className={styles.words} />
          <FieldHelp label={label} errorMessage={errorMessage} />
        </AriaTextField>
      )}
      <div className={styles.fieldFoot}>
        {/* Outside of the field, whose value its hidden input would take. */}
        <FileTrigger
          acceptedFileTypes={['image/*']}
          onSelect={(files) => onPicture(files?.[0] ?? picture)}
        >
          <Button className={cx(focusRing, styles.choose)}>
            <ImageIcon size="small" />
            <Words>{chooseLabel}</Words>
          </Button>
        </FileTrigger>
        {picture && (
          <Button className={cx(focusRing, styles.choose)} onPress={() => onPicture(undefined)}>
            <CloseIcon size="small" />
            <Words>{clearLabel}</Words>
          </Button>
        )}
      </div>
    </div>
  )
}
