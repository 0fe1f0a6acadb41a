import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { PlusIcon } from '../../icons/signs.tsx'
import { usePagePart } from '../../pageParts.tsx'
import { Button } from '../Button/Button.tsx'
import { ErrorText } from '../Field/Field.tsx'
import { SpokenError } from '../Field/SpokenError.tsx'
import * as styles from './AddField.css.ts'

export interface AddFieldProps {
  /** Name of the field, shown in it while it is empty. */
  label: string
  /** Its name as it is spoken, which begins with the label. For one of several such fields. @default label */
  spokenLabel?: string
  /** Text of the button that adds, which is shown as soon as something is typed. */
  addLabel: string
  /** The first text of the field. Later values change nothing. */
  defaultValue?: string
  maxLength?: number
  /** Called with each text of the field, for what is shown beside it. */
  onType?: (text: string) => void
  /** Called with what was typed, without spaces around it. Returns why it is refused; otherwise the field is emptied. */
  onAdd: (text: string) => string | undefined
  inputRef?: RefObject<HTMLInputElement | null>
  /** A single key that leads to the field, in the card around. */
  shortcut?: string
}

/**
 * The last line of a list, to write on: Enter adds what was typed and empties the field, which stays the same field.
 * Escape keeps what was typed, and gives the focus back.
 */
export function AddField({
  label,
  spokenLabel = label,
  addLabel,
  defaultValue = '',
  onType,
  onAdd,
  maxLength,
  shortcut,
  ...rest
}: AddFieldProps) {
  const [text, setText] = useState(defaultValue)
  const [refusal, setRefusal] = useState<string>()
  const isRefused = refusal !== undefined
  const refusalId = useId()
  const cameFrom = useRef<EventTarget | null>(null)
  const ownRef = useRef<HTMLInputElement>(null)
  const { inputRef = ownRef } = rest
  const part = usePagePart({
    keys: shortcut === undefined ? {} : { [shortcut]: () => inputRef.current?.focus() },
  })

  function change(next: string) {
    setText(next)
    setRefusal(undefined)
    onType?.(next)
  }

  function leave({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key !== 'Escape') return
    const former = cameFrom.current
    if (former instanceof HTMLElement && former.isConnected) former.focus()
    else currentTarget.blur()
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const reason = onAdd(text.trim())
        if (reason === undefined) change('')
        else setRefusal(reason)
      }}
    >
      <div ref={part} className={styles.line} data-invalid={isRefused || undefined}>
        <span className={styles.sign}>
          <PlusIcon />
        </span>
        <Input
          ref={inputRef}
          className={styles.input}
          aria-label={spokenLabel}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? refusalId : undefined}
          placeholder={label}
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="enter"
          onChange={({ target }) => change(target.value)}
          onFocus={({ relatedTarget }) => {
            cameFrom.current = relatedTarget
          }}
          onBlur={() => setRefusal(undefined)}
          onKeyDown={leave}
        />
        <span className={styles.submit}>
          <Button type="submit" size="small" preventFocusOnPress>
            {addLabel}
          </Button>
        </span>
      </div>
      <SpokenError label={spokenLabel}>
        {isRefused && (
          <span id={refusalId} className={styles.refusal}>
            <ErrorText>{refusal}</ErrorText>
          </span>
        )}
      </SpokenError>
    </form>
  )
}
