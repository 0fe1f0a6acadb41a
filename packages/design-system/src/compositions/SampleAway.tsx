import { Button } from '../components/Button/Button.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { Form } from '../components/Form/Form.tsx'
import { LiveRegion } from '../components/LiveRegion/LiveRegion.tsx'
import { ProgressBar } from '../components/ProgressBar/ProgressBar.tsx'
import { Text } from '../components/Text/Text.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'

interface SampleAwayProps {
  title: string
  /** How far it is. @default 'empty' */
  state?: 'empty' | 'running' | 'failed' | 'done'
}

const close = () => undefined

/** A dialog that works through many things one after the other, and can be stopped and taken back. */
export function SampleAway({ title, state = 'empty' }: SampleAwayProps) {
  const isRunning = state === 'running'
  return (
    <Dialog isOpen onOpenChange={close} title={title} closeLabel="Close" isLocked={isRunning}>
      {state === 'done' ? (
        <Stack>
          <LiveRegion>
            <Text>36 things were skipped.</Text>
          </LiveRegion>
          <Inline>
            <Button variant="primary">Close</Button>
            <Button>Undo</Button>
          </Inline>
        </Stack>
      ) : (
        <Form
          errors={
            state === 'failed' ? ['14 things were skipped before that. Try again to go on.'] : []
          }
          actions={
            <>
              <Button type="submit" variant="primary" isPending={isRunning} pendingLabel="Skipping">
                Skip these days
              </Button>
              <Button>{isRunning ? 'Stop' : 'Cancel'}</Button>
            </>
          }
        >
          <TextField
            label="Away until"
            type="date"
            description="What is still open is skipped from today up to this day."
            defaultValue={state === 'empty' ? '' : '2026-11-29'}
            isRequired
          />
          {isRunning && (
            <ProgressBar label="Progress" value={14} maxValue={36} valueLabel="14 of 36" />
          )}
        </Form>
      )}
    </Dialog>
  )
}
