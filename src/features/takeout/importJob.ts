import { getGetWidgetsQueryOptions, onServerBusy } from '@daymark/api'
import { createPersonalStore, useStore } from '../../lib/store.ts'
import { forgetWithPerson } from '../../lib/session/personalData.ts'
import { currentPerson } from '../../lib/session/sessionStore.ts'
import { queryClient } from '../../lib/query/queryClient.ts'
import { BrokenFile, type LeftOut } from '../../ui/module-kind/takeout.ts'
import { loadTakeouts } from './fileFormat.ts'
import { oneTabAtATime } from '../../lib/offline/oneTab.ts'
import { saveImport, readImport } from '../../lib/offline/personalStore.ts'
import { runImport, type Outcome } from './runImport.ts'
import { bringInPreferences, newFromFile } from './filePreferences.ts'
import { type PlannedModule, planOf, stepCount } from './plan.ts'
import { readModules } from './readFile.ts'
import { reading } from './reading.ts'

/** The state of an import. It continues while the person is on other pages. */
export type ImportState =
  | { kind: 'none' }
  /** The file, or what the server has, is being read. */
  | { kind: 'looking'; fileName: string }
  /** Nothing is made of it. */
  | { kind: 'broken'; fileName: string; problem: BrokenFile }
  | { kind: 'unread'; fileName: string; error: unknown }
  | {
      kind: 'preview'
      fileName: string
      plan: PlannedModule[]
      leftOut: LeftOut[]
      /** Nothing is missing but what the file's person had chosen. */
      addsChoicesOnly: boolean
    }
  | { kind: 'running'; fileName: string; done: number; total: number; waitsFor: number }
  | { kind: 'stopped'; fileName: string; done: number; total: number; failure?: ImportFailure }
  | ({ kind: 'finished'; fileName: string } & ImportOutcome)

/** Why an import ended early: when the server was asked what it has, or later, when it was sent what is new. */
export interface ImportFailure {
  error: unknown
  isSaving: boolean
}

/** What an import has made, and whether it has chosen anything. */
export type ImportOutcome = Outcome & { hasChosen: boolean }

interface SavedImport {
  file: File
  /** The person stopped it: it waits for them, also after a reload. */
  isStopped: boolean
}

/** People see no more of it, and each step would draw the page again. */
const shownEvery = 100

const state = createPersonalStore<ImportState>({ kind: 'none' })
const show = state.set
let chosen: File | undefined
let running: AbortController | undefined

export const useImport = (): ImportState => useStore(state)

function save(saved: SavedImport | undefined): Promise<void> {
  const userId = currentPerson()
  return userId === undefined ? Promise.resolve() : saveImport(userId, saved)
}

/** Begins a new piece of work in place of one that may still run. */
function begin(): AbortController {
  running?.abort()
  running = new AbortController()
  return running
}

async function planFor(file: File, signal: AbortSignal) {
  const kinds = await loadTakeouts()
  // It names the optional parts that the backend takes. It may not have been read on this page.
  await queryClient.ensureQueryData(getGetWidgetsQueryOptions())
  const { modules, leftOut, preferences } = await readModules(file, kinds)
  const plan = await planOf(modules, kinds, reading({ signal }))
  // A file without preferences causes no further reading.
  const chosen = preferences && ([preferences, modules, kinds, reading({ signal })] as const)
  return { plan, leftOut, chosen }
}

/** Reads a file and compares it with the existing data. Changes nothing. */
export async function previewImport(file: File): Promise<void> {
  const { signal } = begin()
  chosen = file
  show({ kind: 'looking', fileName: file.name })
  try {
    const { plan, leftOut, chosen } = await planFor(file, signal)
    const isComplete = chosen !== undefined && stepCount(plan) === 0
    const addsChoicesOnly = isComplete && (await newFromFile(queryClient, ...chosen)).length > 0
    if (!signal.aborted) {
      show({ kind: 'preview', fileName: file.name, plan, leftOut, addsChoicesOnly })
    }
  } catch (error) {
    if (!signal.aborted) showProblem(file, error)
  }
}

function showProblem({ name: fileName }: File, error: unknown): void {
  if (error instanceof BrokenFile) show({ kind: 'broken', fileName, problem: error })
  else show({ kind: 'unread', fileName, error })
}

/** Makes what the chosen file brings and is not there yet. */
export async function startImport(): Promise<void> {
  if (chosen === undefined) return
  const file = chosen
  const { signal } = begin()
  const progress = { fileName: file.name, done: 0, total: 0 }
  let waitsFor = 0
  let isSaving = false
  const showRunning = () => {
    if (!signal.aborted) show({ kind: 'running', ...progress, waitsFor })
  }
  showRunning()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onStep = () => {
    progress.done += 1
    // Shown at the end of the interval, so that the last step before a long one is shown too.
    timer ??= setTimeout(() => {
      timer = undefined
      showRunning()
      // By hand: a mutation for each of a thousand requests would have the page read everything as often.
      void queryClient.invalidateQueries({ refetchType: 'none' })
    }, shownEvery)
  }
  const stopListening = onServerBusy((seconds) => {
    waitsFor = seconds
    showRunning()
  })
  try {
    await save({ file, isStopped: false })
    const outcome = await oneTabAtATime(`import/${currentPerson()}`, async () => {
      // Once more, however short ago it was: nothing is made twice, whatever happened meanwhile.
      const { plan, chosen } = await planFor(file, signal)
      progress.total = stepCount(plan)
      isSaving = true
      const outcome = await runImport(plan, { signal, onStep })
      const hasChosen = chosen !== undefined && (await bringInPreferences(queryClient, ...chosen))
      // After what the file says of them.
      for (const { kind, id } of outcome.modules) kind.module.onCreated?.(queryClient, id)
      return { ...outcome, hasChosen }
    })
    await save(undefined)
    if (!signal.aborted) show({ kind: 'finished', fileName: file.name, ...outcome })
  } catch (error) {
    if (signal.aborted) return
    if (error instanceof BrokenFile) showProblem(file, error)
    else show({ kind: 'stopped', ...progress, failure: { error, isSaving } })
  } finally {
    stopListening()
    clearTimeout(timer)
    if (currentPerson() !== undefined) void queryClient.invalidateQueries()
  }
}

/** Ends the request under way. Created data stays. */
export async function stopImport(): Promise<void> {
  const current = state.read()
  if (current.kind !== 'running' || chosen === undefined) return
  const { fileName, done, total } = current
  running?.abort()
  show({ kind: 'stopped', fileName, done, total })
  await save({ file: chosen, isStopped: true })
}

/** Forgets the file; what was made of it stays. */
export async function leaveImport(): Promise<void> {
  running?.abort()
  chosen = undefined
  show({ kind: 'none' })
  await save(undefined)
}

/** Continues the import that this device was doing when the page was closed. */
export async function resumeImport(): Promise<void> {
  const userId = currentPerson()
  if (userId === undefined || state.read().kind !== 'none') return
  const saved = await readImport<SavedImport>(userId)
  if (saved === undefined || chosen !== undefined) return
  chosen = saved.file
  if (!saved.isStopped) return startImport()
  show({ kind: 'stopped', fileName: saved.file.name, done: 0, total: 0 })
}

forgetWithPerson(() => {
  running?.abort()
  running = undefined
  chosen = undefined
})
