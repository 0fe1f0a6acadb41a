import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { type DailyTodoStatus, imageTypeOf } from '@daymark/api/schemas'
import type { Database } from '../database/database.ts'
import type { Services } from '../services.ts'
import { uploadFile } from '../uploads/uploads.ts'

export interface SeedDailyTodos {
  name: string
  options?: readonly {
    name: string
    text: string
    /** The status of this option by day. */
    items?: Readonly<Record<string, DailyTodoStatus>>
  }[]
  widgets?: readonly string[]
}

export interface SeedInspiration {
  name: string
  options?: readonly ({ name: string; days?: readonly string[] } & (
    | { text: string }
    | { image: { fileName: string; /** The bytes, base64. */ data: string } | null }
  ))[]
  widgets?: readonly string[]
}

/** The modules that a test gives to an account, by their kind. */
export interface SeedContent {
  dailyTodos?: readonly SeedDailyTodos[]
  inspiration?: readonly SeedInspiration[]
}

/** The ids of one seeded module, in the order in which its parts were given. */
export interface SeededModule {
  id: number
  options: number[]
  widgets: number[]
  items: number[]
}

/** Gives content to an account. Throws for a kind that it cannot give. */
export function seedContent(services: Services, userId: number, content: SeedContent) {
  const now = services.clock.now()
  const { dailyTodos = [], inspiration = [], ...unknown } = content
  const [name] = Object.keys(unknown)
  if (name !== undefined) throw new Error(`No content can be seeded for the kind ${name}`)
  return {
    dailyTodos: dailyTodos.map((module) => seedDailyTodos(services.database, userId, module, now)),
    inspiration: inspiration.map((module) => seedInspiration(services, userId, module, now)),
  }
}

function seedDailyTodos(database: Database, userId: number, module: SeedDailyTodos, now: number) {
  const seeded = seedModule(database, 'daily_todos', userId, module, now)
  for (const { name, text, items = {} } of module.options ?? []) {
    const module_id = seeded.id
    const option_id = database.insert('daily_todo_options', { module_id, name, text })
    seeded.options.push(option_id)
    for (const [date, status] of Object.entries(items)) {
      const row = { module_id, date, option_id, status }
      seeded.items.push(database.insert('daily_todo_items', row))
    }
  }
  return seeded
}

function seedInspiration(services: Services, userId: number, module: SeedInspiration, now: number) {
  const { database } = services
  const seeded = seedModule(database, 'inspiration', userId, module, now)
  for (const option of module.options ?? []) {
    const image = 'image' in option ? option.image : null
    const module_id = seeded.id
    const option_id = database.insert('inspiration_options', {
      module_id,
      name: option.name,
      type: 'text' in option ? 'text' : 'image',
      text: 'text' in option ? option.text : null,
      image_id: image && seedUpload(services, userId, image, now),
    })
    seeded.options.push(option_id)
    for (const date of option.days ?? []) {
      seeded.items.push(database.insert('inspiration_items', { module_id, date, option_id }))
    }
  }
  return seeded
}

function seedModule(
  database: Database,
  prefix: 'daily_todos' | 'inspiration',
  userId: number,
  { name, widgets = [] }: { name: string; widgets?: readonly string[] },
  now: number,
): SeededModule {
  const id = database.insert(`${prefix}_modules`, { user_id: userId, created_at: now, name })
  return {
    id,
    options: [],
    items: [],
    widgets: widgets.map((widget) =>
      database.insert(`${prefix}_widgets`, { module_id: id, name: widget }),
    ),
  }
}

function seedUpload(
  services: Services,
  userId: number,
  image: { fileName: string; data: string },
  now: number,
): number {
  const uuid = randomUUID()
  const bytes = Buffer.from(image.data, 'base64')
  writeFileSync(uploadFile(services, uuid), bytes, { mode: 0o600 })
  return services.database.insert('file_uploads', {
    user_id: userId,
    created_at: now,
    uuid,
    file_name: image.fileName,
    content_type: imageTypeOf(bytes) ?? 'image/png',
    attached: 1,
  })
}
