import { maximumImageBytes } from '@daymark/api/schemas'
import { expect, test } from 'vitest'
import '../../lib/forms/zodMessages.ts'
import { optionSchema } from './optionSchema.ts'
import { type OptionValues, uploadName } from './saveOption.ts'

function imageOf(bytes: number, type = 'image/png'): File {
  const file = new File(['x'], 'picture.png', { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

const textOption: OptionValues = { name: 'Calm', type: 'text', text: 'Breathe', image: null }
const imageOption: OptionValues = { name: 'Calm', type: 'image', text: '', image: imageOf(5) }

async function issuesOf(values: OptionValues) {
  const { error } = await optionSchema({ hasImage: false }).safeParseAsync(values)
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

test('a text option with a text is fine', async () => {
  expect(await issuesOf(textOption)).toEqual([])
})

test.for([
  ['a text option without a text', { ...textOption, text: ' ' }, ['text', 'required']],
  [
    'an image above the limit',
    { ...imageOption, image: imageOf(maximumImageBytes + 1) },
    ['image', 'too_big'],
  ],
  [
    'an image without a single byte',
    { ...imageOption, image: new File([], 'a.png', { type: 'image/png' }) },
    ['image', 'empty'],
  ],
  [
    'a drawing',
    { ...imageOption, image: new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }) },
    ['image', 'invalid_image'],
  ],
] as [string, OptionValues, string[]][])('%s is refused', async ([, values, issue]) => {
  expect(await issuesOf(values)).toEqual([issue])
})

test('a file that is too large for an image does not matter to a text', async () => {
  expect(await issuesOf({ ...textOption, image: imageOf(maximumImageBytes + 1) })).toEqual([])
})

test('a file is announced under a name that the server takes', () => {
  expect(uploadName('what? <a|b>: "c", 1/2.png')).toBe('what- -a-b-- -c-- 1-2.png')
  expect(uploadName(`${'n'.repeat(300)}.png`)).toHaveLength(255)
  expect(uploadName(`${'n'.repeat(300)}.png`)).toMatch(/\.png$/)
})
