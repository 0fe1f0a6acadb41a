import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Card, ChipGroup, Heading, Stack, Text } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { ApiForm } from '../../../lib/forms/ApiForm.tsx'
import { FormTextField } from '../../../lib/forms/fields.tsx'
import { useServerErrors } from '../../../lib/forms/serverErrors.ts'
import { useDraft } from '../../../lib/forms/useDraft.ts'
import { useLeave } from '../../../lib/forms/leave.tsx'
import { isNewPerson } from '../../../lib/session/sessionStore.ts'
import { type FirstRunOfKind, makeFromLines } from '../../../ui/module-kind/firstRun.ts'
import { dashboardWidgetPath } from '../../../paths.ts'
import { capturedText } from '../capture/captureAddress.ts'
import { OwnMidnight } from './OwnMidnight.tsx'

type Lines = Record<string, string>
interface Props {
  firstRuns: readonly FirstRunOfKind[]
}

/** Returns the names of the fields of one kind. */
function fieldsOf({ kind, firstRun }: FirstRunOfKind): string[] {
  return Array.from({ length: firstRun.lineCount }, (_, index) => `${kind.kind}-${String(index)}`)
}

function schemaOf(firstRuns: readonly FirstRunOfKind[]) {
  const fields = firstRuns.flatMap((ofKind) =>
    fieldsOf(ofKind).map((name) => [name, ofKind.firstRun.line] as const),
  )
  return z.object(Object.fromEntries(fields))
}

/**
 * One step for each kind, the first of which is enough: its button makes the modules, options and widgets of all the lines,
 * and leads to the first widget. Without a word there is nothing to make.
 */
export function FirstRunForm({ firstRuns }: Props) {
  const { t } = useTranslation('firstRun')
  const leave = useLeave()
  const [step, setStep] = useState(0)
  const mutation = useMutation({
    mutationFn: async ({ data: lines }: { data: Lines }, { client }) => {
      const created: string[] = []
      for (const ofKind of firstRuns) {
        const { kind, firstRun } = ofKind
        const filled = fieldsOf(ofKind).flatMap((name) => lines[name] || [])
        if (filled.length === 0) continue
        const widget = await makeFromLines(ofKind, firstRun.texts(t).moduleName, filled)
        kind.module.onCreated?.(client, widget.module)
        created.push(dashboardWidgetPath(kind.kind, widget.id))
      }
      return created
    },
    // Whatever was read before had nothing in it.
    onSuccess: (_made, _lines, _result, { client }) => void client.invalidateQueries(),
    // Nothing is read now: what was made half-way would take the place of this form.
    onError: (_error, _lines, _result, { client }) =>
      void client.invalidateQueries({ refetchType: 'none' }),
  })
  const names = firstRuns.flatMap(fieldsOf)
  // What another app shares is the first line: there is no card to add it to.
  const [address] = useSearchParams()
  const shared = capturedText(address)?.replaceAll('\n', ' ') ?? ''
  const shown = firstRuns[step] && fieldsOf(firstRuns[step])
  const required = shown?.[0] ?? ''
  const form = useForm<Lines>({
    resolver: zodResolver(
      schemaOf(firstRuns).check(
        z.refine((lines: Lines) => Object.values(lines).some((line) => line !== ''), {
          path: [required],
          error: 'required',
        }),
      ),
    ),
    defaultValues: Object.fromEntries(
      names.map((name, index) => [name, index === 0 ? shared : '']),
    ),
  })
  useServerErrors(form, mutation)
  useDraft(form)
  const { setFocus } = form
  const [firstName] = names
  useEffect(() => {
    // After signing up the first line has the focus. Otherwise the heading has it, as on every page.
    const isAtHeading = document.activeElement?.matches('h1')
    if (firstName !== undefined && isNewPerson() && isAtHeading) setFocus(firstName)
  }, [firstName, setFocus])
  const [isMoved, setMoved] = useState(false)
  useEffect(() => {
    if (isMoved) setFocus(required)
  }, [isMoved, required, setFocus])

  const ofStep = firstRuns[step]
  const go = (next: number) => {
    setMoved(true)
    setStep(next)
  }
  return (
    <ApiForm
      form={form}
      mutation={mutation}
      onSubmit={(data) => mutation.mutateAsync({ data })}
      onSaved={([first]) => (first === undefined ? undefined : leave(first))}
      label={t('form')}
      submitLabel={t('begin')}
      areActionsSticky
      actions={
        step < firstRuns.length - 1 ? (
          <Button variant="quiet" onPress={() => go(step + 1)}>
            {firstRuns[step + 1]?.firstRun.texts(t).title}
          </Button>
        ) : (
          step > 0 && (
            <Button variant="quiet" onPress={() => go(step - 1)}>
              {t('back')}
            </Button>
          )
        )
      }
    >
      {ofStep && (
        <LinesOfKind
          key={ofStep.kind.kind}
          ofKind={ofStep}
          form={form}
          position={t('step', { step: step + 1, count: firstRuns.length })}
        />
      )}
      {step === 0 && <OwnMidnight />}
    </ApiForm>
  )
}

interface LinesProps {
  ofKind: FirstRunOfKind
  form: UseFormReturn<Lines>
  /** Which step it is. */
  position: string
}

/** The lines of one kind, of which one is free until there are enough, with suggestions to fill them. */
function LinesOfKind({ ofKind, form, position }: LinesProps) {
  const { t } = useTranslation('firstRun')
  const { control, getValues, setValue } = form
  const { LineNote } = ofKind.firstRun
  const [opened, setOpened] = useState(0)
  const names = fieldsOf(ofKind)
  const lines = useWatch({ control, name: names })
  const { title, description, line, suggestions } = ofKind.firstRun.texts(t)
  const free = names.find((_, index) => lines[index]?.trim() === '')
  const lastFilled = lines.findLastIndex((text) => text.trim() !== '')
  const shown = names.slice(0, Math.max(lastFilled + 1, opened) + 1)

  function toggle(suggestion: string, isChosen: boolean) {
    const name = isChosen ? free : names[lines.indexOf(suggestion)]
    if (name !== undefined) {
      setValue(name, isChosen ? suggestion : '', { shouldDirty: true, shouldValidate: true })
    }
  }

  /** Enter opens the next line. On an empty one it sends the form. */
  function continueBelow(event: KeyboardEvent, index: number) {
    const [name, next] = names.slice(index)
    const isEmpty = name === undefined || getValues(name)?.trim() === ''
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isEmpty || !next) return
    event.preventDefault()
    // The line has the focus before another key is pressed: react-hook-form's `setFocus` would wait for a task.
    flushSync(() => setOpened(index + 1))
    const { form: element } = event.target as HTMLInputElement
    const input = element?.elements.namedItem(next)
    if (input instanceof HTMLElement) input.focus()
  }

  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text size="sm" tone="muted">
          {position}
        </Text>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        <Text tone="muted">{description}</Text>
      </Stack>
      <Card as="div">
        <Stack gap={3}>
          {shown.map((name, index) => (
            <Stack key={name} gap={1}>
              <FormTextField
                control={control}
                name={name}
                label={line(index + 1)}
                autoComplete="off"
                onKeyDown={(event) => continueBelow(event, index)}
              />
              {LineNote && <LineNote typed={lines[index]?.trim() ?? ''} />}
            </Stack>
          ))}
        </Stack>
      </Card>
      <ChipGroup
        label={`${title} ${t('suggestions')}`}
        options={suggestions}
        value={lines}
        onToggle={toggle}
        isFull={free === undefined}
      />
    </Stack>
  )
}
