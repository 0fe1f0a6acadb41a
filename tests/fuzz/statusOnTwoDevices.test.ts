import type { DailyTodoStatus } from '@daymark/api'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { startTexts } from '../../src/app/start/startTexts.ts'
import type { ItemServer } from '../support/servers/itemServer.ts'
import { type Connection, connectDevices, date, Device, nameOf, names } from './devices.ts'

/*
 * What two devices of one person do in any order, against what docs/product.md#7-6 says. A model knows the choices that
 * wait on each device, with the statuses that the server may have because of it.
 */

const statuses = ['todo', 'skip', 'done'] as const satisfies readonly DailyTodoStatus[]

const device = fc.nat({ max: 1 })
const option = fc.integer({ min: 1, max: names.length })
const status = fc.constantFrom(...statuses)

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('press'), device, option, status }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('pressTwice'), device, option, status, next: status }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('pressAndClose'),
      device,
      option,
      status,
      after: fc.nat({ max: 40 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('connection'),
      device,
      is: fc.constantFrom<Connection>('ok', 'ok', 'lost', 'answersLost'),
      createsMeanwhile: fc.option(fc.record({ option, status })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('look'), device }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('close'), device }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('delete'), option }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

interface Waiting {
  status: DailyTodoStatus
  bases: DailyTodoStatus[]
}

/** One device with what the model knows of it. */
class Player {
  readonly device: Device
  readonly #server: ItemServer
  readonly waiting = new Map<number, Waiting>()

  constructor(device: Device, server: ItemServer) {
    this.device = device
    this.#server = server
  }

  #known(of: number): DailyTodoStatus | undefined {
    return this.device.known()?.find((item) => item.option === of)?.status
  }

  #onServer(of: number): DailyTodoStatus | undefined {
    return this.#server.items.find((item) => item.option === of)?.status
  }

  #isDeleted(of: number): boolean {
    return !this.#server.options.some(({ id }) => id === of)
  }

  /** Returns what waits after a choice, if it cannot be sent. */
  #after(of: number, chosen: DailyTodoStatus): Waiting {
    const before = this.waiting.get(of)
    const bases = before ? [...before.bases, before.status] : [this.#known(of) ?? 'todo']
    return { status: chosen, bases }
  }

  async open(): Promise<void> {
    if (this.device.isOpen) return
    await this.device.open()
    await this.#settle()
    if (this.device.connection === 'ok') await this.device.look()
  }

  async connect(
    is: Connection,
    createsMeanwhile: { option: number; status: DailyTodoStatus } | null,
  ) {
    this.device.connection = is
    if (!this.device.isOpen) return
    const created = createsMeanwhile?.option ?? 0
    const isNew = this.waiting.has(created) && this.#onServer(created) === undefined
    if (is === 'ok' && createsMeanwhile && isNew && !this.#isDeleted(created)) {
      const { status: its } = createsMeanwhile
      // Another device creates the item after this one has read the day.
      this.#server.failures.push(() => {
        this.#server.put(created, date, its)
        return undefined
      })
      return this.#settle(new Map([[created, its]]))
    }
    return this.#settle()
  }

  /** Lets what waits be sent, and checks what becomes of each choice. */
  async #settle(created = new Map<number, DailyTodoStatus>()): Promise<void> {
    const isConnected = this.device.connection === 'ok'
    const expected = [...this.waiting].map(([of, { status: chosen, bases }]) => {
      const there = created.get(of) ?? this.#onServer(of)
      if (!isConnected) return { of, status: there }
      if (this.#isDeleted(of))
        return { of, status: undefined, said: `${nameOf(of)} no longer exists` }
      if (there === undefined || there === chosen || bases.includes(there))
        return { of, status: chosen }
      return { of, status: there, said: `${nameOf(of)} was changed on another device` }
    })
    const left = await this.device.settle()
    expect(left).toHaveLength(isConnected ? 0 : this.waiting.size)
    for (const { of, status: its } of expected) expect(this.#onServer(of)).toBe(its)
    expect(this.device.takeMessages()).toEqual(
      expected.flatMap(({ said }) => said ?? []).toSorted(),
    )
    if (isConnected) this.waiting.clear()
    expect(new Set(this.device.recorded())).toEqual(new Set(this.waiting.keys()))
  }

  /** Presses one status, or two in the same moment of which the last counts. */
  async press(of: number, pressed: readonly DailyTodoStatus[]): Promise<void> {
    const { device: its } = this
    if (!its.isOpen || its.known() === undefined || its.shown(of) === pressed[0]) return
    const chosen = pressed.at(-1) as DailyTodoStatus
    const known = this.#known(of)
    const before = this.#onServer(of)
    const wasWaiting = this.waiting.has(of)
    const after = this.#after(of, chosen)
    for (const one of pressed) its.press(of, one)
    expect(its.shown(of)).toBe(chosen)

    if (its.connection === 'ok') {
      await its.settle()
      if (known === chosen) {
        // It shows what it knew before: nothing is sent.
        expect(this.#onServer(of)).toBe(before)
      } else {
        const isDeleted = this.#isDeleted(of)
        expect(this.#onServer(of)).toBe(isDeleted ? undefined : chosen)
        expect(its.takeMessages()).toEqual(isDeleted ? [`${nameOf(of)} no longer exists`] : [])
      }
      return
    }
    if (wasWaiting || known !== chosen) this.waiting.set(of, after)
    const isSent = its.connection === 'answersLost' && !wasWaiting && known !== chosen
    const isCreated = known === undefined && before === undefined && !this.#isDeleted(of)
    const isChanged = known !== undefined && before !== undefined
    const becomes = isSent && (isCreated || isChanged) ? chosen : before
    await its.settle()
    expect(this.#onServer(of)).toBe(becomes)
    expect(its.takeMessages()).toEqual([])
    expect(new Set(its.recorded())).toEqual(new Set(this.waiting.keys()))
  }

  /** Presses a status and closes the tab soon after, at any moment of what follows. */
  async pressAndClose(of: number, chosen: DailyTodoStatus, after: number): Promise<void> {
    const { device: its } = this
    if (!its.isOpen || its.known() === undefined || its.shown(of) === chosen) return
    const waits = this.#after(of, chosen)
    const before = this.#onServer(of)
    its.press(of, chosen)
    for (let tick = 0; tick < after; tick += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each is one step of the code under way
      await Promise.resolve()
    }
    its.close()
    const said = its.takeMessages()
    // What had been sent may still arrive.
    await new Promise((resolve) => setTimeout(resolve))
    expect([before, chosen]).toContain(this.#onServer(of))
    if (its.recorded().includes(of)) {
      this.waiting.set(of, waits)
      return
    }
    // It had its answer before the tab was closed.
    this.waiting.delete(of)
    const isDeleted = this.#isDeleted(of)
    expect(this.#onServer(of)).toBe(isDeleted ? undefined : chosen)
    expect(said).toEqual(isDeleted ? [`${nameOf(of)} no longer exists`] : [])
  }
}

let devices: [Device, Device]

beforeAll(async () => {
  connectDevices()
  devices = [await Device.start(), await Device.start()]
  await startTexts('en-GB')
})

async function play(steps: readonly Step[], last: number): Promise<void> {
  const server = connectDevices()
  for (const one of devices) one.reset()
  const players = devices.map((one) => new Player(one, server)) as [Player, Player]
  for (const player of players) await player.open()
  for (const one of steps) {
    if (one.does === 'delete') {
      server.removeOption(one.option)
      continue
    }
    const player = players[one.device] as Player
    if (one.does === 'close') player.device.close()
    else await player.open()
    if (one.does === 'press') await player.press(one.option, [one.status])
    if (one.does === 'pressTwice') await player.press(one.option, [one.status, one.next])
    if (one.does === 'pressAndClose') await player.pressAndClose(one.option, one.status, one.after)
    if (one.does === 'connection') await player.connect(one.is, one.createsMeanwhile)
    if (one.does === 'look' && player.device.connection === 'ok') await player.device.look()
  }
  // In the end both come back, one after the other in either order.
  for (const index of [1 - last, last]) {
    const player = players[index] as Player
    await player.connect('ok', null)
    await player.open()
    expect(player.waiting.size).toBe(0)
    expect(player.device.recorded()).toEqual([])
  }
}

test('whatever two devices do, the server has what the rules say, and what was given up is said', async () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now()) % 2 ** 31
  const numRuns = Number(process.env['FUZZ_RUNS'] ?? 1_000)
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), device, play), {
    seed,
    numRuns,
    endOnFailure: false,
  })
}, 600_000)
