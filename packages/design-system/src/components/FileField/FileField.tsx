import { type ReactNode, type Ref, useId } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ImageIcon } from '../../icons/things.tsx'
import { cx } from '../../cx.ts'
import { Button } from '../Button/Button.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { ErrorText, type FieldTexts, LabelText } from '../Field/Field.tsx'
import { SpokenError } from '../Field/SpokenError.tsx'
import * as styles from './FileField.css.ts'
import { fileSize, isAccepted } from './files.ts'
import { Preview } from './Preview.tsx'

export interface FileFieldProps extends FieldTexts {
  value: File | null
  onChange: (file: File | null) => void
  onBlur?: () => void
  /** Called when none of the dropped things is a file of an accepted type. */
  onDropRefused?: () => void
  /** MIME types, `image/*` for all of a kind. */
  acceptedFileTypes?: readonly string[]
  /** The stored image, shown until another file is chosen. */
  currentImageUrl?: string
  /** The sign of the files that can be chosen. Defaults to that of an image. */
  icon?: ReactNode
  /** Name of the button that opens the file dialog. */
  chooseLabel: string
  /** Says that a file can be dropped here. */
  dropLabel: string
  /** Name of the button that takes the chosen file away. */
  clearLabel: string
  isDisabled?: boolean
  isInvalid?: boolean
  isRequired?: boolean
  /** The button that opens the file dialog, so that a form library can focus it. */
  inputRef?: Ref<HTMLButtonElement>
}

/** One file, chosen in a dialog or dropped, with its size and, for an image, a preview. */
export function FileField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  onBlur,
  onDropRefused,
  acceptedFileTypes,
  currentImageUrl,
  icon = <ImageIcon />,
  chooseLabel,
  dropLabel,
  clearLabel,
  isDisabled,
  isInvalid,
  isRequired,
  inputRef,
}: FileFieldProps) {
  const id = useId()
  const { locale } = useLocale()
  const hasError = isInvalid === true && errorMessage !== undefined && errorMessage !== ''
  const isEmpty = value === null && currentImageUrl === undefined
  const describedBy = cx(
    value !== null && `${id}-file`,
    description !== undefined && `${id}-description`,
    hasError && `${id}-error`,
  )

  return (
    <div role="group" aria-labelledby={`${id}-label`} className={fieldStyles.field}>
      <span id={`${id}-label`} className={fieldStyles.label}>
        <LabelText label={label} isRequired={isRequired} />
      </span>
      <DropZone
        aria-label={dropLabel}
        className={cx(styles.zone, isEmpty && styles.empty)}
        isDisabled={isDisabled}
        data-invalid={isInvalid || undefined}
        onDrop={(event) => {
          void firstFile(event.items, acceptedFileTypes).then((file) => {
            if (file) onChange(file)
            else onDropRefused?.()
          })
        }}
      >
        {!isEmpty && <Preview file={value} currentImageUrl={currentImageUrl} icon={icon} />}
        {value !== null && (
          <div className={styles.texts} id={`${id}-file`}>
            <div className={styles.name}>{value.name}</div>
            <div className={styles.detail}>{fileSize(value.size, locale)}</div>
          </div>
        )}
        <div className={styles.buttons}>
          <FileTrigger
            acceptedFileTypes={acceptedFileTypes}
            onSelect={(files) => {
              const file = files?.[0]
              if (file) onChange(file)
            }}
          >
            <Button
              ref={inputRef}
              id={`${id}-choose`}
              size="large"
              isFullWidth
              icon={icon}
              isDisabled={isDisabled}
              onBlur={onBlur}
              aria-labelledby={`${id}-label ${id}-choose`}
              aria-describedby={describedBy === '' ? undefined : describedBy}
            >
              {chooseLabel}
            </Button>
          </FileTrigger>
          {value !== null && (
            <Button
              variant="quiet"
              isFullWidth
              isDisabled={isDisabled}
              onPress={() => {
                onChange(null)
              }}
            >
              {clearLabel}
            </Button>
          )}
        </div>
        {value === null && <span className={cx(styles.detail, styles.drop)}>{dropLabel}</span>}
      </DropZone>
      {description !== undefined && (
        <span id={`${id}-description`} className={fieldStyles.description}>
          {description}
        </span>
      )}
      <SpokenError label={label}>
        {hasError && (
          <span id={`${id}-error`} className={fieldStyles.error}>
            <ErrorText>{errorMessage}</ErrorText>
          </span>
        )}
      </SpokenError>
    </div>
  )
}

interface DroppedItem {
  kind: string
}
interface DroppedFile extends DroppedItem {
  kind: 'file'
  type: string
  getFile: () => Promise<File>
}

const isFile = (item: DroppedItem): item is DroppedFile => item.kind === 'file'

async function firstFile(items: readonly DroppedItem[], accepted: readonly string[] | undefined) {
  const item = items.filter(isFile).find(({ type }) => isAccepted(type, accepted))
  return item?.getFile()
}
