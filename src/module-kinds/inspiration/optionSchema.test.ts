import { expect, test } from 'vitest'
import '../../forms/zodMessages.ts'
import { maximumImageBytes, optionSchema } from './optionSchema.ts'
import { type OptionValues, uploadName } from './saveOption.ts'

function imageOf(bytes: number, type = 'image/png'): File {
  const file = new File(['x'], 'picture.png', { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

const textOption: OptionValues = { name: 'Calm', type: 'text', text: 'Breathe', image: null }
const imageOption: OptionValues = { name: 'Calm', type: 'image', text: '', image: imageOf(5) }

function issuesOf(values: OptionValues, hasImage = false) {
  const { error } = optionSchema({ hasImage }).safeParse(values)
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

test.for([
  ['a text option with a text', textOption],
  ['an image option with an image', imageOption],
  ['an image of exactly the limit', { ...imageOption, image: imageOf(maximumImageBytes) }],
] as [string, OptionValues][])('%s is fine', ([, values]) => {
  expect(issuesOf(values)).toEqual([])
})

test.for([
  ['a text option without a text', { ...textOption, text: ' ' }, ['text', 'required']],
  ['an image option without an image', { ...imageOption, image: null }, ['image', 'required']],
  [
    'an image above the limit',
    { ...imageOption, image: imageOf(maximumImageBytes + 1) },
    ['image', 'too_big'],
  ],
  [
    'a file that is no image',
    { ...imageOption, image: imageOf(5, 'text/plain') },
    ['image', 'invalid_image'],
  ],
  ['an option without a name', { ...textOption, name: '' }, ['name', 'required']],
] as [string, OptionValues, string[]][])('%s is refused', ([, values, issue]) => {
  expect(issuesOf(values)).toEqual([issue])
})

test('an image option that has an image keeps it when none is chosen', () => {
  expect(issuesOf({ ...imageOption, image: null }, true)).toEqual([])
})

test('a file that is too large for an image does not matter to a text', () => {
  expect(issuesOf({ ...textOption, image: imageOf(maximumImageBytes + 1) })).toEqual([])
})

test('a file is announced under a name that the server takes', () => {
  expect(uploadName('what? <a|b>: "c", 1/2.png')).toBe('what- -a-b-- -c-- 1-2.png')
  expect(uploadName(`${'n'.repeat(300)}.png`)).toHaveLength(255)
  expect(uploadName(`${'n'.repeat(300)}.png`)).toMatch(/\.png$/)
})
