import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus } from './keptFocus.ts'

let end: () => void

beforeEach(() => {
  end = keepFocus()
})
afterEach(() => {
  end()
  document.body.replaceChildren()
})

function show(html: string) {
  document.body.innerHTML = html
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  return find
}

const list = `<main><h1>Day</h1><section><h2>Morning</h2><ul>
  <li id="walk"><button>Walk</button></li><li id="read"><button>Read</button></li><li id="swim"><button>Swim</button></li>
</ul><p><button id="fold">2 done</button></p></section></main>`

test('goes to the entry that has come in the place of one that went away', async () => {
  const find = show(list)
  find('#read button')?.focus()
  find('#read')?.remove()
  await expect.poll(() => document.activeElement?.textContent).toBe('Swim')
  find('#swim')?.remove()
  await expect.poll(() => document.activeElement?.textContent).toBe('Walk')
})

test('goes to the heading of what is around, if that is no list', async () => {
  const find = show(list)
  find('#fold')?.focus()
  find('#fold')?.remove()
  await expect.poll(() => document.activeElement?.textContent).toBe('Morning')
  find('section')?.remove()
  await expect.poll(() => document.activeElement?.textContent).toBe('Day')
})

test('goes back to the page when a dialog goes whose opener has gone, too', async () => {
  const find = show(`${list}<div id="over"><div role="dialog"><button>Delete</button></div></div>`)
  find('#walk button')?.focus()
  find('[role=dialog] button')?.focus()
  find('#walk')?.remove()
  expect(document.activeElement?.textContent).toBe('Delete')
  find('#over')?.remove()
  await expect.poll(() => document.activeElement?.textContent).toBe('Read')
})

test('leaves a person alone who has pressed somewhere else', async () => {
  const find = show(list)
  find('#read button')?.focus()
  find('#read button')?.blur()
  await Promise.resolve()
  find('#read')?.remove()
  find('#swim button')?.focus()
  find('#swim button')?.remove()
  // The second one was lost, the first one was left.
  await expect.poll(() => document.activeElement?.textContent).toBe('Morning')
})
