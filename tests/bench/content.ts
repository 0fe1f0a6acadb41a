import type { SeedContent } from '@daymark/backend'

interface More {
  /** 1 if left out. */
  widgets?: number
  /** The to-dos have a status of this day. */
  date?: string
}

/** A list with as many to-dos as asked for. */
export function listOf(
  name: string,
  options: number,
  { widgets = 1, date }: More = {},
): SeedContent {
  return {
    dailyTodos: [
      {
        name,
        widgets: Array.from({ length: widgets }, (_, index) => `${name} ${index + 1}`),
        options: Array.from({ length: options }, (_, index) => ({
          name: `Task ${String(index + 1).padStart(4, '0')}`,
          text: 'A line about it',
          ...(date !== undefined && { items: { [date]: 'todo' as const } }),
        })),
      },
    ],
  }
}
