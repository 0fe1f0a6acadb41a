import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { isSecondTap } from '../../secondTap.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import * as styles from './Menu.css.ts'
import { useOpenedMenu } from './MenuTrigger.tsx'

interface Props {
  title: ReactNode
  description: ReactNode
  closeLabel: string | undefined
  /** The entries. */
  children: ReactNode
}

/** A menu on a phone. */
export function MenuSheet({ title, description, closeLabel, children }: Props) {
  const { state } = useOpenedMenu()
  return (
    <Dialog
      isOpen={state.isOpen}
      onOpenChange={state.setOpen}
      title={title ?? <WordsOfButton />}
      description={description}
      {...(closeLabel !== undefined && { closeLabel })}
      isDismissable
    >
      <Entries>{children}</Entries>
    </Dialog>
  )
}

function WordsOfButton() {
  const { trigger } = useOpenedMenu()
  const [words] = useState(() => trigger.current?.textContent)
  return <span>{words}</span>
}

/** The entries, which have come under the finger that pressed the button, and under a mouse that is not up yet. */
function Entries({ children }: Pick<Props, 'children'>) {
  const { tap } = useOpenedMenu()
  const openedAt = useRef(0)
  const isPressed = useRef(false)
  useEffect(() => {
    // The clock of events.
    openedAt.current = new Event('open').timeStamp
  }, [])

  function stop(event: MouseEvent) {
    event.stopPropagation()
    event.preventDefault()
  }

  const isSecond = (event: MouseEvent) =>
    tap.current !== null && isSecondTap(event, tap.current, openedAt.current)

  return (
    <div
      className={styles.sheet}
      onPointerDownCapture={(event) => {
        isPressed.current = !isSecond(event)
        if (!isPressed.current) stop(event)
      }}
      onPointerUpCapture={(event) => {
        if (!isPressed.current) stop(event)
      }}
      onClickCapture={(event) => {
        if (event.detail > 0 && isSecond(event)) stop(event)
      }}
    >
      {children}
    </div>
  )
}
