import { ChipGroup } from '@daymark/design-system'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { focusField } from '../../../lib/forms/focusField.ts'
import { fieldsOf, type FirstRunOfKind } from '../../../ui/module-kind/firstRun.ts'

interface Props {
  ofKind: FirstRunOfKind
  form: UseFormReturn<Record<string, string>>
  picture: File | undefined
  onPicture: (picture: File | undefined) => void
}

/** The lines of one kind, of which one is free until there are enough, with suggestions to fill them. */
export function LinesOfKind({ ofKind, form, ...picture }: Props) {
  const { t } = useTranslation('firstRun')
  const { control, getValues, setValue } = form
  const { Lines } = ofKind.firstRun
  const [opened, setOpened] = useState(0)
  const names = fieldsOf(ofKind)
  const lines = useWatch({ control, name: names })
  const { title, line, suggestions } = ofKind.firstRun.texts(t)
  const free = names.find((_, index) => lines[index]?.trim() === '')
  const isOnlyOne = names.length === 1
  const lastFilled = lines.findLastIndex((text) => text.trim() !== '')
  const shown = names.slice(0, Math.max(lastFilled + 1, opened) + 1)

  const fill = (name: string, text: string) =>
    setValue(name, text, { shouldDirty: true, shouldValidate: true })

  /** Those below move up. */
  function remove(index: number) {
    const others = lines.toSpliced(index, 1)
    for (const [place, name] of names.entries()) setValue(name, others[place] ?? '', dirty)
    setOpened(0)
  }

  function toggle(suggestion: string, isChosen: boolean) {
    const name = free ?? (isOnlyOne ? names[0] : undefined)
    if (!isChosen) remove(lines.indexOf(suggestion))
    else if (name !== undefined) fill(name, suggestion)
  }

  /** Enter opens the next line. On an empty one it sends the form. */
  function continueBelow(event: KeyboardEvent, index: number) {
    const [name, next] = names.slice(index)
    const isEmpty = name === undefined || getValues(name)?.trim() === ''
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isEmpty || !next) return
    event.preventDefault()
    // The line has the focus before another key is pressed.
    flushSync(() => setOpened(index + 1))
    focusField(control, next)
  }

  return (
    <>
      <Lines
        {...picture}
        t={t}
        form={form}
        names={shown}
        label={line}
        suggestions={suggestions}
        onRemove={(index) => {
          flushSync(() => remove(index))
          // The button that was pressed may be gone.
          const name = names[index]
          if (name !== undefined) focusField(control, name)
        }}
        onKeyDown={continueBelow}
      />
      <ChipGroup
        label={`${title} ${t('suggestions')}`}
        options={suggestions}
        value={lines}
        hue="ember"
        onToggle={toggle}
        isFull={free === undefined && !isOnlyOne}
      />
    </>
  )
}

const dirty = { shouldDirty: true }
