import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowStartIcon, Button, Column, Inline, Stack, Text } from '@daymark/design-system'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { focusField } from '../../../lib/forms/focusField.ts'
import { ApiForm } from '../../../lib/forms/ApiForm.tsx'
import { useServerErrors } from '../../../lib/forms/serverErrors.ts'
import { useDraft } from '../../../lib/forms/useDraft.ts'
import { useLeave } from '../../../lib/forms/leave.tsx'
import { isNewPerson } from '../../../lib/session/sessionStore.ts'
import { useDayNames } from '../../../lib/days/dayNames.ts'
import { useToday } from '../../../lib/days/days.ts'
import { fieldsOf, type FirstRunOfKind, makeFromLines } from '../../../ui/module-kind/firstRun.ts'
import { dashboardWidgetPath } from '../../../paths.ts'
import { capturedText } from '../capture/captureAddress.ts'
import { LinesOfKind } from './LinesOfKind.tsx'
import { OwnMidnight } from './OwnMidnight.tsx'

type Lines = Record<string, string>
interface Props {
  firstRuns: readonly FirstRunOfKind[]
  /** The other way: to set up one thing after the other. */
  otherWay: ReactNode
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
export function FirstRunForm({ firstRuns, otherWay }: Props) {
  const { t } = useTranslation('firstRun')
  const names = useDayNames()
  const today = useToday()
  const leave = useLeave()
  const [step, setStep] = useState(0)
  const [pictures, setPictures] = useState<Record<string, File | undefined>>({})
  const mutation = useMutation({
    mutationFn: async ({ data: lines }: { data: Lines }, { client }) => {
      const created: string[] = []
      for (const ofKind of firstRuns) {
        const { kind, firstRun } = ofKind
        const filled = fieldsOf(ofKind).flatMap((name) => lines[name] || [])
        const picture = pictures[kind.kind]
        if (filled.length === 0 && !picture) continue
        const widget = await makeFromLines(ofKind, firstRun.texts(t).moduleName, filled, picture)
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
  const fields = firstRuns.flatMap(fieldsOf)
  // What another app shares is the first line: there is no card to add it to.
  const [address] = useSearchParams()
  const shared = capturedText(address)?.replaceAll('\n', ' ') ?? ''
  const shown = firstRuns[step] && fieldsOf(firstRuns[step])
  const required = shown?.[0] ?? ''
  const form = useForm<Lines>({
    resolver: zodResolver(
      schemaOf(firstRuns).check(
        z.refine(
          (lines: Lines) => [...Object.values(lines), ...Object.values(pictures)].some(Boolean),
          {
            path: [required],
            error: 'required',
          },
        ),
      ),
    ),
    defaultValues: Object.fromEntries(
      fields.map((name, index) => [name, index === 0 ? shared : '']),
    ),
  })
  useServerErrors(form, mutation)
  useDraft(form)
  const { control } = form
  const [firstName] = fields
  useEffect(() => {
    // After signing up the first line has the focus. Otherwise the heading has it, as on every page.
    const isAtHeading = document.activeElement?.matches('h1')
    if (firstName !== undefined && isNewPerson() && isAtHeading) focusField(control, firstName)
  }, [firstName, control])
  const [isMoved, setMoved] = useState(false)
  useEffect(() => {
    if (isMoved) focusField(control, required)
  }, [isMoved, required, control])

  const ofStep = firstRuns[step]
  if (!ofStep) return null
  const nextTitle = firstRuns[step + 1]?.firstRun.texts(t).title
  const { title, description } = ofStep.firstRun.texts(t)
  const go = (next: number) => {
    setMoved(true)
    setStep(next)
  }
  const position = t('step', { step: step + 1, count: firstRuns.length })
  return (
    <Column
      isWide
      level={2}
      lead={
        step === 0 ? (
          position
        ) : (
          <Inline gap={1}>
            <Button
              variant="quiet"
              size="small"
              isInLine
              icon={<ArrowStartIcon size="small" />}
              onPress={() => go(step - 1)}
            >
              {t('back')}
            </Button>
            <Text as="span" size="sm" tone="muted">
              {position}
            </Text>
          </Inline>
        )
      }
      title={title}
      text={description}
    >
      <ApiForm
        form={form}
        mutation={mutation}
        onSubmit={(data) => mutation.mutateAsync({ data })}
        onSaved={([first]) => (first === undefined ? undefined : leave(first))}
        label={t('form')}
        submitLabel={t('begin', { day: names.title(today) })}
        isSubmitWide
        areActionsSticky
      >
        <Stack gap={3}>
          <LinesOfKind
            key={ofStep.kind.kind}
            ofKind={ofStep}
            form={form}
            picture={pictures[ofStep.kind.kind]}
            onPicture={(picture) => setPictures({ ...pictures, [ofStep.kind.kind]: picture })}
          />
          {step === 0 && <OwnMidnight />}
        </Stack>
      </ApiForm>
      <Stack gap={0}>
        {nextTitle !== undefined && (
          <Button variant="quiet" isFullWidth onPress={() => go(step + 1)}>
            {nextTitle}
          </Button>
        )}
        {step === 0 && otherWay}
      </Stack>
    </Column>
  )
}
