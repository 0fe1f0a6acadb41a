import { type ReactNode, type Ref, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useDrop } from 'react-aria/useDrop'
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
  /** Says that a file can be dropped or pasted here. Where there is a mouse it is shown, and describes the button. */
  dropLabel: string
  /** Name of the button that takes the chosen file away. */
  clearLabel: string
  /** Keeps the file as it is, for example while it is sent. The focus stays, see `Button`. */
  isUnavailable?: boolean
  isInvalid?: boolean
  /** Leaves the error to a live region of the page, so that it is heard once. */
  isErrorSaidElsewhere?: boolean
  isRequired?: boolean
  /** The button that opens the file dialog, so that a form library can focus it. */
  inputRef?: Ref<HTMLButtonElement>
}

/**
 * One file, chosen in a dialog, dropped or pasted, with its size and, for an image, a preview. The button is the only stop for
 * Tab: the one of react-aria's `DropZone` opens nothing.
 */
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
  isUnavailable = false,
  isInvalid,
  isErrorSaidElsewhere = false,
  isRequired,
  inputRef,
}: FileFieldProps) {
  const id = useId()
  const { locale } = useLocale()
  const hasError = isInvalid === true && errorMessage !== undefined && errorMessage !== ''
  const isEmpty = value === null && currentImageUrl === undefined
  const describedBy = cx(
    value === null ? `${id}-drop` : `${id}-file`,
    description !== undefined && `${id}-description`,
    hasError && `${id}-error`,
  )

  const zone = useRef<HTMLDivElement>(null)
  function change(file: File | null) {
    if (!isUnavailable) onChange(file)
  }
  function take(file: File | undefined) {
    if (file) change(file)
    else if (!isUnavailable) onDropRefused?.()
  }
  const { dropProps, isDropTarget } = useDrop({
    ref: zone,
    hasDropButton: true,
    onDrop: ({ items }) => void firstFile(items, acceptedFileTypes).then(take),
  })
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    const files = [...(clipboardData?.files ?? [])]
    if (files.length === 0 || !zone.current?.contains(document.activeElement)) return
    take(files.find(({ type }) => isAccepted(type, acceptedFileTypes)))
  })
  useEffect(() => {
    // A browser sends the event to where text could go, which is never a button. That of react-aria has no copied pictures.
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  return (
    <div role="group" aria-labelledby={`${id}-label`} className={fieldStyles.field}>
      <span id={`${id}-label`} className={fieldStyles.label}>
        <LabelText label={label} isRequired={isRequired} />
      </span>
      <div
        {...dropProps}
        ref={zone}
        className={cx(styles.zone, isEmpty && styles.empty)}
        data-drop-target={isDropTarget || undefined}
        data-invalid={isInvalid || undefined}
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
              if (file) change(file)
            }}
          >
            <Button
              ref={inputRef}
              id={`${id}-choose`}
              size="large"
              isFullWidth
              icon={icon}
              isUnavailable={isUnavailable}
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
              isUnavailable={isUnavailable}
              onPress={() => {
                change(null)
              }}
            >
              {clearLabel}
            </Button>
          )}
        </div>
        {value === null && (
          <span id={`${id}-drop`} className={cx(styles.detail, styles.drop)}>
            {dropLabel}
          </span>
        )}
      </div>
      {description !== undefined && (
        <span id={`${id}-description`} className={fieldStyles.description}>
          {description}
        </span>
      )}
      <SpokenError label={label} isSilent={isErrorSaidElsewhere}>
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
