import { configureApi, type InspirationOption } from '@daymark/api'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../tests/support/unit/renderScreen.tsx'
import { startTexts } from '../../app/start/startTexts.ts'
import { OptionForm } from './OptionForm.tsx'

const onSaved = vi.fn<() => void>()
const answer = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(async () => {
  await startTexts()
  onSaved.mockReset()
  answer.mockReset()
  configureApi({ origin: location.origin, readCookies: () => 'csrftoken=first' })
  vi.stubGlobal('fetch', answer)
})

const hill: InspirationOption = {
  id: 4,
  module: 1,
  name: 'Hill',
  type: 'image',
  text: '',
  image: 9,
  imageURL: '/uploads/hill.png',
}

function show(option?: InspirationOption) {
  renderScreen(<OptionForm moduleId={1} option={option} onSaved={onSaved} />)
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const choose = (type: string) => userEvent.click(screen.getByRole('radio', { name: type }))

test('a new option asks for what its type needs, and sends nothing before it is there', async () => {
  show()
  await save()
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'Text' })).toBeInvalid()
  await choose('Image')
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Hill')
  await save()
  expect(await screen.findByText('This field is required')).toBeVisible()
  expect(answer).not.toHaveBeenCalled()
})

test('what was typed for one type is still there after a look at the other', async () => {
  show()
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Look up')
  await choose('Image')
  await choose('Text')
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Look up')
})

test('an image that is there stays when only the name changes', async () => {
  answer.mockImplementation(async ({ method }) =>
    Response.json(method === 'GET' ? hill : { ...hill, name: 'Hill at dawn' }),
  )
  show(hill)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' at dawn')
  await save()
  await expect.poll(() => onSaved.mock.calls.length).toBe(1)
  const requests = answer.mock.calls.map(
    ([{ method, url }]) => `${method} ${new URL(url).pathname}`,
  )
  expect(requests).toEqual([
    'GET /api/v1/inspiration-options/4/',
    'PUT /api/v1/inspiration-options/4/',
  ])
})

test('a text option that becomes an image needs one', async () => {
  show({ ...hill, type: 'text', text: 'Look up', image: null, imageURL: null })
  await choose('Image')
  await save()
  expect(await screen.findByText('This field is required')).toBeVisible()
  expect(answer).not.toHaveBeenCalled()
})
