import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { DragPreview, type DragPreviewRenderer, useDrag } from 'react-aria/useDrag'
import { useDrop } from 'react-aria/useDrop'
import { HandleIcon } from '../../icons/lists.tsx'
import { type OrderedItem, usePageParts } from '../../pageParts.tsx'
import { hasSiblings, siblingsOf } from '../../partsBeside.ts'
import { isModalOpen } from '../Dialog/openModals.ts'
import { announce } from '../LiveRegion/announcements.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { moved, movedTo } from './moved.ts'
import { type Place, placeAt } from './places.ts'
import * as moving from './ReorderHandle.css.ts'
import * as styles from './ReorderInPlace.css.ts'

export interface ReorderInPlaceProps {
  /** A list and its ids in their new order. */
  onReorder: (list: string, ids: number[]) => void
  /** What is spoken after a move, for example "Walk is now 2 of 5". */
  movedLabel: (name: string, position: number, total: number) => string
}

interface Movable {
  element: HTMLElement
  item: OrderedItem
}

/**
 * Lets people move what is `orderedAs` something, where it is: by dragging the handle that appears beside what the
 * mouse is over, or with Alt and an arrow key. One for the whole page, so that a long list costs nothing.
 */
export function ReorderInPlace({ onReorder, movedLabel }: ReorderInPlaceProps) {
  const parts = usePageParts()
  const [hovered, setHovered] = useState<Movable>()

  /** Returns the innermost item around a target that has somewhere to go. */
  function movableAt(target: EventTarget | null): Movable | undefined {
    return parts
      .around(target)
      .map((element) => ({ element, item: parts.get(element)?.item }))
      .find((one): one is Movable => one.item !== undefined && hasSiblings(parts, one.element))
  }

  function reorder({ element, item }: Movable, change: (ids: number[], id: number) => number[]) {
    const { list, id, name } = item
    const before = siblingsOf(parts, element).flatMap((other) => parts.get(other)?.item?.id ?? [])
    const after = change(before, id)
    // The element that has the focus loses it when it changes its place.
    const focused = document.activeElement
    flushSync(() => onReorder(list, after))
    if (focused instanceof HTMLElement && element.contains(focused)) {
      focused.focus({ preventScroll: true })
      element.scrollIntoView({ block: 'nearest' })
    }
    announce(movedLabel(name, after.indexOf(id) + 1, after.length))
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    const isMove = altKey && !ctrlKey && !metaKey && !shiftKey && /^Arrow(Up|Down)$/.test(key)
    if (!isMove || isModalOpen() || isField(target)) return
    const movable = movableAt(target)
    if (movable === undefined) return
    // Before the element with the focus hears of it: a group of radio buttons takes each arrow key.
    event.preventDefault()
    event.stopPropagation()
    setHovered(undefined)
    reorder(movable, (ids, id) => moved(ids, id, key === 'ArrowUp' ? -1 : 1))
  })

  const find = useEffectEvent(({ target, pointerType, buttons }: PointerEvent) => {
    const isOverHandle = target instanceof Element && target.closest('[data-handle]') !== null
    // A handle that is pressed stays: it is about to be dragged.
    if (isOverHandle || buttons !== 0) return
    const next = pointerType === 'touch' ? undefined : movableAt(target)
    setHovered((before) => (before?.element === next?.element ? before : next))
  })

  useEffect(() => {
    // Its place is another one then, and what it was over may be gone from under the mouse.
    const hide = () => setHovered(undefined)
    // Not `pointerover`, which comes for each row that is scrolled under a mouse at rest: a handle for each of them was a
    // third of the work of scrolling.
    addEventListener('pointermove', find)
    addEventListener('resize', hide)
    addEventListener('keydown', handleKey, true)
    return () => {
      removeEventListener('pointermove', find)
      removeEventListener('resize', hide)
      removeEventListener('keydown', handleKey, true)
    }
  }, [])

  return (
    <>
      {hovered?.element.isConnected === true && (
        <Handle
          key={`${hovered.item.list} ${hovered.item.id}`}
          movable={hovered}
          onDrop={({ beside, isBefore }) => {
            const target = parts.get(beside)?.item?.id
            if (target === undefined) return
            reorder(hovered, (ids, id) => movedTo(ids, [id], target, isBefore))
            setHovered(undefined)
          }}
        />
      )}
    </>
  )
}

/** Fields use the key themselves. */
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input:not([type=radio]), textarea, select') !== null

interface HandleProps {
  movable: Movable
  onDrop: (place: Place) => void
}

/** The handle in the margin of an element, on the line of the heading that is seen. It can be dragged once the mouse has reached it. */
function Handle({ movable, onDrop }: HandleProps) {
  const { element } = movable
  const [isReached, setReached] = useState(false)
  const line = element.querySelector(`h2:not(.${hidden})`) ?? element
  const { left, top, height } = line.getBoundingClientRect()
  return createPortal(
    <div
      data-handle=""
      aria-hidden
      className={styles.handle}
      style={{ left: left + scrollX, top: top + scrollY, height }}
      onPointerEnter={() => setReached(true)}
    >
      {isReached ? <Grip movable={movable} onDrop={onDrop} /> : <HandleIcon size="small" />}
    </div>,
    document.body,
  )
}

/** The part of a handle that is dragged. With react-aria's hook it renders again at each press anywhere on the page. */
function Grip({ movable, onDrop }: HandleProps) {
  const preview = useRef<DragPreviewRenderer>(null)
  const {
    element,
    item: { name },
  } = movable
  const { dragProps, isDragging } = useDrag({
    // Keys have their own way.
    hasDragButton: true,
    preview,
    getItems: () => [{ 'text/plain': name }],
    getAllowedDropOperations: () => ['move'],
  })

  useEffect(() => {
    element.classList.toggle(moving.dragged, isDragging)
    return () => element.classList.remove(moving.dragged)
  }, [element, isDragging])

  return (
    <>
      <div {...dragProps} className={styles.grip}>
        <HandleIcon size="small" />
      </div>
      <DragPreview ref={preview}>{() => <div className={styles.preview}>{name}</div>}</DragPreview>
      {isDragging && createPortal(<DropZone movable={movable} onDrop={onDrop} />, document.body)}
    </>
  )
}

/** Covers the window while something is dragged, and shows where it would go. */
function DropZone({ movable: { element }, onDrop }: HandleProps) {
  const parts = usePageParts()
  const [siblings] = useState(() => siblingsOf(parts, element))
  const zone = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place>()
  const find = ({ x, y }: { x: number; y: number }) => placeAt(siblings, x, y)
  const { dropProps } = useDrop({
    ref: zone,
    getDropOperation: () => 'move',
    onDropMove: (at) => setPlace(find(at)),
    onDrop: (at) => {
      const found = find(at)
      if (found && found.beside !== element) onDrop(found)
    },
  })
  const isElsewhere = place !== undefined && place.beside !== element
  return (
    <div {...dropProps} ref={zone} className={styles.zone}>
      {isElsewhere && <div data-drop-target="" className={moving.target} style={place.edge} />}
    </div>
  )
}
