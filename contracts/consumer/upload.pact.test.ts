// @vitest-environment jsdom
import { MatchersV3 } from '@pact-foundation/pact'
import { putFile } from '@daymark/api'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { pixel } from './contents.ts'
import { pact } from './pact.ts'

const { fromProviderState, HTTPResponseStatusClass, matchStatus } = MatchersV3
const { uploadPath } = examples['a person with an upload URL']

// An upload URL is opaque: object storage answers 200 where another server answers 204.
test('putUpload takes the bytes of an image with its own content type', ({ task }) => {
  const image = Buffer.from(pixel, 'base64')
  return pact
    .addInteraction()
    .given('a person with an upload URL')
    .uponReceiving(task.name)
    .withRequest('PUT', fromProviderState('${uploadPath}', uploadPath), (request) =>
      request.body('image/png', image),
    )
    .willRespondWith(matchStatus(204, HTTPResponseStatusClass.Success))
    .executeTest(async ({ url }) => {
      const sending = putFile(url + uploadPath, new Blob([image], { type: 'image/png' }))
      await expect(sending).resolves.toBeUndefined()
    })
})
