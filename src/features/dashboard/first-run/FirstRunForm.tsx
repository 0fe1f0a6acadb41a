import { Card, ChipGroup, Grid, Stack, Text } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { ApiFormView } from '../../../lib/forms/ApiFormView.tsx'
import { FormTextField } from '../../../lib/forms/fields.tsx'
import { type ApiForm, useApiForm } from '../../../lib/forms/useApiForm.ts'
import { useLeave } from '../../../lib/forms/leave.tsx'
import { isNewPerson } from '../../../lib/session/sessionStore.ts'
import { type FirstRunOfKind, makeFromLines } from '../../../ui/module-kind/firstRun.ts'
import { dashboardWidgetPath } from '../../../paths.ts'
import { capturedText } from '../capture/captureAddress.ts'

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
  return z.object(Object.fromEntries(fields)).check(
    z.refine((lines: Lines) => Object.values(lines).some((line) => line !== ''), {
      path: [fields[0]?.[0] ?? ''],
      error: 'required',
    }),
  )
}

/** One button makes the modules, options and widgets of all the lines, and leads to the first widget. */
export function FirstRunForm({ firstRuns }: Props) {
  const { t } = useTranslation('firstRun')
  const leave = useLeave()
  const mutation = useMutation({
    mutationFn: async ({ data: lines }: { data: Lines }) => {
      const made: string[] = []
      for (const ofKind of firstRuns) {
        const { kind, firstRun } = ofKind
        const filled = fieldsOf(ofKind).flatMap((name) => lines[name] || [])
        if (filled.length === 0) continue
        const widget = await makeFromLines(ofKind, firstRun.texts(t).moduleName, filled)
        made.push(dashboardWidgetPath(kind.kind, widget.id))
      }
      return made
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
  const form = useApiForm({
    schema: schemaOf(firstRuns),
    values: Object.fromEntries(names.map((name, index) => [name, index === 0 ? shared : ''])),
    mutation,
    onSaved: ([first]) => (first === undefined ? undefined : leave(first)),
  })
  const { setFocus } = form.form
  const [firstName] = names
  useEffect(() => {
    // After signing up the first line has the focus. Otherwise the heading has it, as on every page.
    const isAtHeading = document.activeElement?.matches('h1')
    if (firstName !== undefined && isNewPerson() && isAtHeading) setFocus(firstName)
  }, [firstName, setFocus])

  return (
    <ApiFormView form={form} label={t('form')} submitLabel={t('begin')}>
      <Grid columns={2}>
        {firstRuns.map((ofKind) => (
          <LinesCard key={ofKind.kind.kind} ofKind={ofKind} form={form} />
        ))}
      </Grid>
    </ApiFormView>
  )
}

/** The lines of one kind, with suggestions to fill them. */
function LinesCard({ ofKind, form }: { ofKind: FirstRunOfKind; form: ApiForm<Lines> }) {
  const { t } = useTranslation('firstRun')
  const { control, setValue } = form.form
  const names = fieldsOf(ofKind)
  const lines = useWatch({ control, name: names })
  const { title, description, line, suggestions } = ofKind.firstRun.texts(t)
  const free = names.find((_, index) => lines[index]?.trim() === '')

  function toggle(suggestion: string, isChosen: boolean) {
    const name = isChosen ? free : names[lines.indexOf(suggestion)]
    if (name !== undefined) {
      setValue(name, isChosen ? suggestion : '', { shouldDirty: true, shouldValidate: true })
    }
  }

  return (
    <Card title={title} headingLevel={3}>
      <Stack gap={3}>
        <Text size="sm" tone="muted">
          {description}
        </Text>
        {names.map((name, index) => (
          <FormTextField
            key={name}
            control={control}
            name={name}
            label={line(index + 1)}
            autoComplete="off"
          />
        ))}
        <ChipGroup
          label={`${title} ${t('suggestions')}`}
          options={suggestions}
          value={lines}
          onToggle={toggle}
          isFull={free === undefined}
        />
      </Stack>
    </Card>
  )
}
