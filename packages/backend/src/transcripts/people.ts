import type { TestClient } from '../testing/testClient.ts'

/** Two people: the other one has one of everything (ids 1), the caller starts with nothing. */
export function twoPeople(client: TestClient): void {
  const other = 'j.test@example.com'
  client.controls.createPerson({ email: other })
  client.controls.seed(other, {
    dailyTodos: [
      {
        name: 'Theirs',
        widgets: ['Theirs'],
        options: [{ name: 'x', text: 'x', items: { '2026-01-01': 'todo' } }],
      },
    ],
    inspiration: [
      {
        name: 'Theirs',
        widgets: ['Theirs'],
        options: [{ name: 'x', text: 'x', days: ['2026-01-01'] }],
      },
    ],
  })
  client.signInAs('lena@example.com')
}
