import { expect, test } from 'vitest'
import { costOf, type Cost } from './bundle.ts'

const kibi = 1024

function print(name: string, { script, style }: Cost) {
  const inKibi = (bytes: number) => `${(bytes / kibi).toFixed(1)} KiB`
  process.stdout.write(`${name}: ${inKibi(script)} of script, ${inKibi(style)} of style (brotli)\n`)
}

let button: Promise<Cost> | undefined

/** Returns the cost of a screen with one button. One build answers both tests that ask for it. */
const costOfButton = () => (button ??= costOf(['Button']))

test('lets a screen with one button pay for one button', async () => {
  const cost = await costOfButton()
  print('One button', cost)
  const unwanted =
    /\/(Modal|Popover|Menu|Table|Virtualizer|ListBox|Toast|Select|Dialog|TextField)\.mjs$/
  expect(cost.modules.filter((id) => unwanted.test(id))).toEqual([])
  expect(cost.script).toBeLessThan(20 * kibi)
  expect(cost.style).toBeLessThan(2 * kibi)
})

test('lets a sign-in page pay for no overlay', async () => {
  const cost = await costOf([
    'PageFrame',
    'Card',
    'Heading',
    'Text',
    'Link',
    'Form',
    'TextField',
    'CodeField',
    'Button',
    'ButtonLink',
  ])
  print('A sign-in page', cost)
  const overlays =
    /\/(Modal|Popover|Menu|Table|Virtualizer|ListBox|useAutocomplete|useOverlay)\.mjs$/
  expect(cost.modules.filter((id) => overlays.test(id))).toEqual([])
})

test('lets the part that opens a dialog pay for it, not the first screen', async () => {
  const alone = await costOfButton()
  const cost = await costOf(['Button'], ['Button', 'Dialog', 'Menu', 'MenuItem'])
  print('One button, with dialog and menu fetched later', cost)
  expect(cost.modules.filter((id) => /\/(Modal|Popover|Menu)\.mjs$/.test(id))).toEqual([])
  expect(cost.script).toBeLessThan(alone.script * 1.5)
})

test('lets the rows of a list pay for plain elements: there are many of them', async () => {
  const cost = await costOf(['List', 'ChoiceRow'])
  print('A row with a choice', cost)
  expect(cost.modules.filter((id) => /react-(aria|stately)/.test(id))).toEqual([])
})
