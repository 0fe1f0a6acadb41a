import { getGetWidgetsQueryOptions } from '@daymark/api'
import { Card, ChipGroup, Grid, Stack, Text } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ApiFormView } from '../../forms/ApiFormView.tsx'
import { FormTextField } from '../../forms/fields.tsx'
import { type ApiForm, useApiForm } from '../../forms/useApiForm.ts'
import { useLeave } from '../../forms/useLeave.ts'
import { type Beginning, makeFromLines } from '../../module-kinds/firstRun.ts'
import { dashboardWidgetPath } from '../../paths.ts'

/** Whether it was there before in this visit. */
let wasShown = false

type Lines = Record<string, string>
interface Props {
  beginnings: readonly Beginning[]
}

/** The names of the fields of one kind. */
function fieldsOf({ kind, firstRun }: Beginning): string[] {
  return Array.from({ length: firstRun.lineCount }, (_, index) => `${kind.kind}-${String(index)}`)
}

function schemaOf(beginnings: readonly Beginning[]) {
  const fields = beginnings.flatMap((beginning) =>
    fieldsOf(beginning).map((name) => [name, beginning.firstRun.line] as const),
  )
  return z.object(Object.fromEntries(fields)).check(
    z.refine((lines: Lines) => Object.values(lines).some((line) => line !== ''), {
      path: [fields[0]?.[0] ?? ''],
      error: 'required',
    }),
  )
}

/** One button makes the modules, options and widgets of all the lines, and leads to the first widget. */
export function FirstRunForm({ beginnings }: Props) {
  const { t } = useTranslation('firstRun')
  const leave = useLeave()
  const mutation = useMutation({
    mutationFn: async (lines: Lines) => {
      const made: string[] = []
      for (const beginning of beginnings) {
        const { kind, firstRun } = beginning
        const filled = fieldsOf(beginning).flatMap((name) => lines[name] || [])
        if (filled.length === 0) continue
        const widget = await makeFromLines(beginning, firstRun.texts(t).moduleName, filled)
        made.push(dashboardWidgetPath(kind.kind, widget.id))
      }
      return made
    },
    meta: {
      stale: [
        getGetWidgetsQueryOptions().queryKey,
        ...beginnings.flatMap(({ kind }) => [
          kind.module.list({}).queryKey,
          kind.widget.list({} as { module: number }).queryKey,
        ]),
      ],
    },
  })
  const names = beginnings.flatMap(fieldsOf)
  const form = useApiForm<Lines, string[]>({
    schema: schemaOf(beginnings),
    values: Object.fromEntries(names.map((name) => [name, ''])),
    mutation,
    onSaved: ([first]) => (first === undefined ? undefined : leave(first)),
  })
  const { setFocus } = form.form
  const [firstName] = names
  useEffect(() => {
    // Who was led here by signing up can write at once; who comes back begins at the heading, as on every page.
    const isAtHeading = document.activeElement?.matches('h1')
    if (firstName !== undefined && !wasShown && isAtHeading) setFocus(firstName)
    wasShown = true
  }, [firstName, setFocus])

  return (
    <ApiFormView form={form} label={t('form')} submitLabel={t('begin')}>
      <Grid columns={2}>
        {beginnings.map((beginning) => (
          <LinesCard key={beginning.kind.kind} beginning={beginning} form={form} />
        ))}
      </Grid>
    </ApiFormView>
  )
}

/** The lines of one kind, with suggestions to fill them. */
function LinesCard({ beginning, form }: { beginning: Beginning; form: ApiForm<Lines> }) {
  const { t } = useTranslation('firstRun')
  const { control, setValue } = form.form
  const names = fieldsOf(beginning)
  const lines = useWatch({ control, name: names })
  const { title, description, line, suggestions } = beginning.firstRun.texts(t)
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
