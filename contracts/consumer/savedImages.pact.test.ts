import { MatchersV3 } from '@pact-foundation/pact'
import { absoluteUrl } from './answers.ts'
import { contentsOf, longName, longText, textOf, uploadImage } from './contents.ts'
import { inspiration } from './kinds/inspiration.ts'
import { promiseSaved, promiseTaken } from './saved.ts'

const { integer } = MatchersV3
const { newModule, newOption } = contentsOf(inspiration)
const image = { type: 'image', image: '${uploadId}' }
const shown = { id: integer(6), type: 'image', image: integer(11), imageURL: absoluteUrl }
const reads = 'getInspirationOption'
const withImage = {
  what: 'an option with an image that was uploaded',
  body: { name: 'Cat', ...image },
  answer: { ...shown, name: 'Cat' },
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
  answer: shown,
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
