import { apiOperations, type OperationId } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import { left, leftLimits, optional, reasonFor, reasonsForLimit } from './leftOut.ts'
import { contentOperations, limits } from './limits.ts'
import { callsBefore, isReadBack, isSent } from './limitsReached.ts'
import { callsOfState, isOptional, operationOf, optionalPactFile, readPact } from './pactFiles.ts'

const base = readPact()
const ofOptional = readPact(optionalPactFile)
const pact = { interactions: [...base.interactions, ...ofOptional.interactions] }
const operationIds = Object.keys(apiOperations) as OperationId[]

/** The members that only backends with optional parts answer or take. */
const optionalMembers = [
  'features',
  'note',
  'schedules',
  'archive',
  'archived',
  'timeZone',
  'reminders',
]

const callsOf = (id: OperationId) =>
  pact.interactions.filter((interaction) => operationOf(interaction) === id)

const describedStatuses = (id: OperationId) => Object.keys(apiOperations[id].responses).map(Number)

const gapsOf = (id: OperationId) => {
  const promised = new Set(callsOf(id).map(({ response }) => response.status))
  return describedStatuses(id).filter((status) => !promised.has(status))
}

test('the pact that every backend keeps asks for nothing optional, and the other one for little else', () => {
  const calls = ({ interactions }: typeof base) =>
    interactions.flatMap((interaction) => operationOf(interaction) ?? [])
  expect(calls(base).filter(isOptional)).toEqual([])
  for (const member of optionalMembers) expect(JSON.stringify(base)).not.toContain(`"${member}"`)
  const others = ofOptional.interactions.filter((interaction) => {
    const before = callsOfState(interaction).map((request) => ({ request }))
    const ids = [interaction, ...before].flatMap((one) => operationOf(one) ?? [])
    const isAbout = (member: string) => JSON.stringify(interaction).includes(`"${member}"`)
    return !ids.some(isOptional) && !optionalMembers.some(isAbout)
  })
  expect(others.map(({ description }) => description)).toEqual([])
})

test('every call that the app can make is promised with each answer that the descriptions name, or that is left out for a reason', () => {
  const gaps = operationIds.flatMap((id) =>
    gapsOf(id)
      .filter((status) => reasonFor(id, status).length === 0)
      .map((status) => `${id} ${status}`),
  )
  expect(gaps).toEqual([])
})

test('no reason is left over', () => {
  const used = new Set(operationIds.flatMap((id) => gapsOf(id).flatMap((s) => reasonFor(id, s))))
  expect(left.filter((reason) => !used.has(reason))).toEqual([])
})

test('every promise is about a call and an answer that the descriptions name', () => {
  // A browser's preflight requests and the addresses of images are in no description.
  const calls = pact.interactions.filter(
    ({ request }) => request.method !== 'OPTIONS' && !request.path.startsWith('/media/'),
  )
  const undescribed = calls.filter((interaction) => {
    const id = operationOf(interaction)
    return !id || !describedStatuses(id).includes(interaction.response.status)
  })
  expect(undescribed.map(({ description }) => description)).toEqual([])
})

const gapsAtLimits = [
  ...limits
    .filter((limit) => !isSent(limit, pact.interactions))
    .map((limit) => ({ limit, gap: 'sent' }) as const),
  ...limits
    .filter((limit) => limit.isShown && !isReadBack(limit, pact.interactions))
    .map((limit) => ({ limit, gap: 'read back' }) as const),
]

test('each member is sent at its limits, and what is saved is read back, or left out for a reason', () => {
  expect(limits.length).toBeGreaterThan(100)
  const gaps = gapsAtLimits
    .filter(({ limit, gap }) => reasonsForLimit(limit, gap).length === 0)
    .map(({ limit: { operation, member, what }, gap }) => ({
      [`${operation} ${member}: ${what}`]: `is not ${gap}`,
    }))
  expect(gaps).toEqual([])
})

test('no reason for a limit is left over', () => {
  const used = new Set(gapsAtLimits.flatMap(({ limit, gap }) => reasonsForLimit(limit, gap)))
  expect(leftLimits.filter((reason) => !used.has(reason))).toEqual([])
})

test('what a call changes is promised by its name, with the call that reads it afterwards', () => {
  const changes = contentOperations.filter(
    (id) => apiOperations[id].method !== 'GET' && !optional.includes(id),
  )
  expect(changes.length).toBeGreaterThan(20)
  const without = changes.filter(
    (id) =>
      !pact.interactions.some(
        (one) =>
          new RegExp(`\\b${id}\\b`).test(one.description) &&
          one.request.method === 'GET' &&
          callsBefore(one, id).length > 0,
      ),
  )
  expect(without).toEqual([])
})
