import { MatchersV3 } from '@pact-foundation/pact'
import { absoluteUrl, invalid, notFound, page } from './answers.ts'
import { anotherPerson, contentsOf, longName, longText, textOf, uploadImage } from './contents.ts'
import { inspiration } from './kinds/inspiration.ts'
import { promise, promiseSaved, promiseTaken } from './promise.ts'

const { integer } = MatchersV3
const { newModule, newOption } = contentsOf(inspiration)
const shown = { id: integer(6), image: integer(11), imageURL: absoluteUrl }

promise('listInspirationOptions lists the only option of a module, without the number of a page', {
  operation: 'listInspirationOptions',
  before: [newModule(), newOption()],
  query: { module: '${moduleId}', page_size: '1' },
  answer: page({ id: integer(6) }),
})

promise('createInspirationOption creates an image option, whose image comes later', {
  operation: 'createInspirationOption',
  before: [newModule()],
  body: { module: '${moduleId}', name: 'Cat', type: 'image' },
  answer: { id: integer(6), type: 'image', image: null, imageURL: null },
})

promise('patchInspirationOption shows the image that was uploaded', {
  operation: 'patchInspirationOption',
  before: [newModule(), newOption(), uploadImage()],
  body: { image: '${uploadId}' },
  answer: shown,
})

promise("patchInspirationOption refuses another person's image", {
  operation: 'patchInspirationOption',
  before: [newModule(), newOption(), uploadImage(anotherPerson)],
  body: { image: '${uploadId}' },
  refusal: invalid('does_not_exist', 'image'),
})

promise("patchInspirationOption does not find another person's", {
  operation: 'patchInspirationOption',
  before: [newModule({}, anotherPerson), newOption({}, anotherPerson)],
  body: { name: 'Happy' },
  refusal: notFound,
})

const image = { type: 'image', image: '${uploadId}' }
const reads = 'getInspirationOption'
const withImage = {
  what: 'an option with an image that was uploaded',
  body: { name: 'Cat', ...image },
  answer: { ...shown, type: 'image', name: 'Cat' },
  reads,
} as const

promiseSaved({
  ...withImage,
  operation: 'createInspirationOption',
  before: [newModule(), uploadImage()],
  body: { module: '${moduleId}', ...withImage.body },
})

promiseSaved({
  ...withImage,
  operation: 'updateInspirationOption',
  before: [newModule(), newOption(), uploadImage()],
})

promiseSaved({
  operation: 'patchInspirationOption',
  what: 'the image that was uploaded with createFileUpload',
  before: [newModule(), newOption(), uploadImage()],
  body: image,
  answer: { ...shown, type: 'image' },
  reads,
})

const longest = { type: 'text', name: longName, text: longText }
promiseSaved({
  operation: 'patchInspirationOption',
  what: 'a name of 50 characters and a text of 2,000',
  before: [newModule(), newOption({ type: 'image', text: undefined })],
  body: longest,
  answer: { id: integer(6), ...longest },
  reads,
})

promiseTaken({
  operation: 'createFileUpload',
  what: 'a file name of 255 characters, of a file without bytes',
  body: { fileName: `${textOf(251)}.png`, fileSize: 0, fileType: 'image/png' },
  answer: { id: integer(11), fileUploadURL: absoluteUrl },
})
