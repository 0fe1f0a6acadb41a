import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { cx } from '../../cx.ts'
import { WaitIcon } from '../../icons/signs.tsx'
import { FileIcon } from '../../icons/things.tsx'
import { type OrderedItem, usePagePart } from '../../pageParts.tsx'
import { moveFocus } from '../../roving.ts'
import { isSecondTap, type Tap } from '../../secondTap.ts'
import { announce } from '../LiveRegion/announcements.ts'
import type { ChoiceRowNameLook } from './ChoiceRowName.tsx'
import { useChoiceTooltip } from './useChoiceTooltip.tsx'
import * as styles from './ChoiceRow.css.ts'
import * as nameStyles from './ChoiceRowName.css.ts'

export interface RowChoice<Value extends string> {
  value: Value
  /** Its name: spoken always, seen at the end of a wide row. */
  label: string
  icon: ReactNode
  /** How the sign at the start of the row looks while this is chosen. */
  sign: 'open' | 'filled' | 'dashed'
}

export interface ChoiceRowProps<Value extends string> {
  name: string
  /** More about it, below its name. */
  description?: string | undefined
  /** What the person has written at it for the day: one line with a sign, below the rest. The label is spoken. */
  dayNote?: { label: string; text: string } | undefined
  /** One quiet fact in a slot of its own at the end of the name, so that its coming moves nothing. */
  fact?: ReactNode
  /** The fact in fewer letters, seen instead of it in a narrow card. */
  shortFact?: ReactNode
  /** The fact as it is spoken. */
  spokenFact?: string | undefined
  /** Something to know about the choice, for example that it waits: a sign with a word, seen instead of the fact. */
  note?: string | undefined
  /** The person need not choose anything: the open sign is dashed. */
  isOptional?: boolean
  /** The first one is the sign at the start: pressed while it is chosen, it goes back to the second. A swipe chooses the last. */
  choices: readonly RowChoice<Value>[]
  /** Null while it is not known. */
  value: Value | null
  onChange: (value: Value) => void
  /** Returns a `ChoiceRowName`, which opens what else can be done. */
  renderName: (look: ChoiceRowNameLook) => ReactNode
  /** A single key that does what a press on the sign does. */
  shortcut?: string
  /** What `ReorderInPlace` moves the row as. */
  orderedAs?: OrderedItem
}

/**
 * A row of a list: a sign, a name, a fact, and the choices at the end. One radio group to a screen reader: Tab reaches the
 * chosen one, the arrow keys move without choosing, Space or Enter chooses. Plain buttons: a list has many rows, and
 * three more of react-aria's would be most of what a row costs.
 */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const {
    name,
    description,
    dayNote,
    fact,
    shortFact,
    spokenFact,
    note,
    isOptional,
    choices,
    value,
    onChange,
    renderName,
    shortcut,
    orderedAs,
  } = props
  const id = useId()
  const tap = useRef<Tap>({ timeStamp: -Infinity, clientX: 0, clientY: 0 })
  const chosen = choices.find((choice) => choice.value === value)
  const look = chosen?.sign ?? 'open'
  const [main, back] = choices
  const last = choices.at(-1)
  const inSlot = chosen === last ? back : last
  const tooltip = useChoiceTooltip()
  const button = useRef<HTMLButtonElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const part = usePagePart({
    button,
    item: orderedAs,
    swipe:
      value !== null && last && last !== chosen
        ? { ...last, onSwipe: () => chooseAndSay(last) }
        : null,
    keys:
      shortcut === undefined || value === null
        ? {}
        : { [shortcut]: () => chooseAndSay(chosen === main ? back : main) },
  })
  const spokenNote = dayNote && `${dayNote.label}: ${dayNote.text}`
  const more = [note, spokenFact, description, spokenNote].filter((part) => part !== undefined)
  const isOneText = more.length === 1 && description !== undefined

  /** Chooses what the person has not pressed itself. The choice with the focus is spoken by its button. */
  function chooseAndSay(next: RowChoice<Value> | undefined) {
    if (next === undefined) return
    onChange(next.value)
    if (group.current?.contains(document.activeElement) === true) {
      group.current.querySelectorAll('button')[choices.indexOf(next)]?.focus()
    } else {
      announce(`${name}: ${next.label}`)
    }
  }

  function press(choice: RowChoice<Value>, event: MouseEvent<HTMLElement>) {
    const { currentTarget, detail, timeStamp, clientX, clientY } = event
    // WebKit focuses no button that is clicked.
    if (document.activeElement !== currentTarget) currentTarget.focus()
    // The click of a key has detail 0, and the second one of a double click 2.
    if (detail > 0) tap.current = { timeStamp, clientX, clientY }
    if (value === null) return
    if (choice !== chosen) onChange(choice.value)
    else if (choice === main && back && detail === 1) onChange(back.value)
  }

  /** What is under the finger may mean something else now. */
  function stopSecondTap(event: MouseEvent<HTMLElement>) {
    const isOfKey = event.type === 'click' && event.detail === 0
    if (!isOfKey && isSecondTap(event, tap.current)) event.stopPropagation()
  }

  return (
    <li
      className={styles.row}
      ref={part}
      onPointerDownCapture={stopSecondTap}
      onClickCapture={stopSecondTap}
    >
      <div
        ref={group}
        role="radiogroup"
        aria-label={name}
        aria-orientation="horizontal"
        aria-disabled={value === null}
        className={styles.choices}
        // The sign is on the other side of the name: the keys go round.
        onKeyDownCapture={(event) => {
          moveFocus(event, true)
          if (event.key === 'Escape') tooltip.close()
        }}
        {...tooltip.handlers}
      >
        {choices.map((choice) => (
          <button
            key={choice.value}
            // Not as a prop: when the one with the focus becomes the tab stop, the browser lays the page out, and once
            // more for what React changes after it.
            ref={(radio) => {
              if (radio) radio.tabIndex = choice === (chosen ?? main) ? 0 : -1
            }}
            type="button"
            role="radio"
            aria-checked={choice === chosen}
            aria-label={choice.label}
            // Not disabled: the one with the focus would lose it while another day is read.
            aria-disabled={value === null}
            className={
              choice === main ? styles.sign : cx(styles.act, choice !== inSlot && styles.outOfSlot)
            }
            onClick={(event) => press(choice, event)}
          >
            {choice === main ? (
              <span className={cx(styles.disc, styles.discOf[look], isOptional && styles.optional)}>
                {look === 'dashed' ? chosen?.icon : choice.icon}
              </span>
            ) : (
              <span className={styles.icon}>{choice.icon}</span>
            )}
            <span className={styles.word}>{choice.label}</span>
          </button>
        ))}
      </div>
      {tooltip.words}
      {/* A screen reader would read several texts without a pause. */}
      {more.length > 0 && !isOneText && (
        <span hidden id={id}>
          {more.join('. ')}
        </span>
      )}
      {renderName({
        ref: button,
        'aria-describedby': more.length > 0 ? id : undefined,
        isSettled: chosen !== undefined && chosen.sign !== 'open',
        children: (
          <span className={nameStyles.text}>
            <span className={nameStyles.words}>
              <span className={nameStyles.title}>{name}</span>
              {/* Spoken as what describes the button: its name stays the name. */}
              {description !== undefined && (
                <span
                  id={isOneText ? id : undefined}
                  aria-hidden="true"
                  className={nameStyles.description}
                >
                  {description}
                </span>
              )}
              {dayNote !== undefined && (
                <span aria-hidden="true" className={cx(nameStyles.description, nameStyles.note)}>
                  <FileIcon size="small" />
                  <span className={nameStyles.dayNote}>{dayNote.text}</span>
                </span>
              )}
            </span>
            <span aria-hidden="true" className={nameStyles.slot}>
              {note !== undefined && (
                <span className={nameStyles.note} title={note}>
                  <WaitIcon size="small" />
                  <span className={nameStyles.longWords}>{note}</span>
                </span>
              )}
              {fact !== undefined && (
                <span className={cx(nameStyles.fact, note !== undefined && nameStyles.replaced)}>
                  <span className={cx(shortFact !== undefined && nameStyles.longWords)}>
                    {fact}
                  </span>
                  {shortFact !== undefined && (
                    <span className={nameStyles.shortFact}>{shortFact}</span>
                  )}
                </span>
              )}
            </span>
          </span>
        ),
      })}
    </li>
  )
}
