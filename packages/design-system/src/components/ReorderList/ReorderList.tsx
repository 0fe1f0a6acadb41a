import { useEffect, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { ArrowDownIcon, ArrowUpIcon, HandleIcon } from '../../icons/lists.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { announce } from '../LiveRegion/announcements.ts'
import { moved, movedTo } from './moved.ts'
import * as styles from './ReorderList.css.ts'

interface Entry {
  id: number
  name: string
}

export interface ReorderListProps {
  /** Name of the list. */
  label: string
  /** Focuses the first entry when the list appears. */
  autoFocus?: boolean
  /** The entries in their present order. */
  items: readonly Entry[]
  /** Called with the ids in their new order. */
  onReorder: (ids: number[]) => void
  moveUpLabel: (name: string) => string
  moveDownLabel: (name: string) => string
  /** What is spoken after a move, for example "Walk is now 2 of 5". */
  movedLabel: (name: string, position: number, total: number) => string
  /** What is spoken when the first entry is to go up, for example "Walk is already first". */
  alreadyFirstLabel: (name: string) => string
  alreadyLastLabel: (name: string) => string
}

/** Names to be put in order: by dragging, with the keys of the handle, or with two buttons. */
export function ReorderList({
  label,
  autoFocus = false,
  items,
  onReorder,
  ...labels
}: ReorderListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState<{ id: number; step: 1 | -1 }>()
  const ids = items.map(({ id }) => id)

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      setLast(undefined)
      const isBefore = target.dropPosition === 'before'
      onReorder(movedTo(ids, [...keys].map(Number), Number(target.key), isBefore))
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.target} />,
  })

  function step({ id, name }: Entry, by: 1 | -1) {
    const after = moved(ids, id, by)
    const position = after.indexOf(id)
    if (position === ids.indexOf(id)) {
      announce(by === 1 ? labels.alreadyLastLabel(name) : labels.alreadyFirstLabel(name))
      return
    }
    setLast({ id, step: by })
    onReorder(after)
    announce(labels.movedLabel(name, position + 1, ids.length))
  }

  const index = items.findIndex(({ id }) => id === last?.id)
  // A row that changes its place loses the focus.
  useEffect(() => {
    if (last === undefined || index < 0) return
    const button = `[data-move="${last.id}/${last.step}"]`
    list.current?.querySelector<HTMLElement>(button)?.focus()
  }, [last, index])

  return (
    <GridList
      ref={list}
      aria-label={label}
      autoFocus={autoFocus && 'first'}
      items={items}
      dependencies={[items]}
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
      className={styles.list}
    >
      {({ id, name }) => (
        <GridListItem id={id} textValue={name} className={styles.row}>
          <AriaButton slot="drag" className={styles.handle}>
            <HandleIcon size="small" />
          </AriaButton>
          <span className={styles.name}>{name}</span>
          <IconButton
            size="small"
            label={labels.moveUpLabel(name)}
            icon={<ArrowUpIcon size="small" />}
            data-move={`${id}/-1`}
            isUnavailable={id === ids[0]}
            onPress={() => step({ id, name }, -1)}
          />
          <IconButton
            size="small"
            label={labels.moveDownLabel(name)}
            icon={<ArrowDownIcon size="small" />}
            data-move={`${id}/1`}
            isUnavailable={id === ids.at(-1)}
            onPress={() => step({ id, name }, 1)}
          />
        </GridListItem>
      )}
    </GridList>
  )
}
