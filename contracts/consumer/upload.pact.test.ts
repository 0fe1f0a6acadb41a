// @vitest-environment jsdom
import { MatchersV3 } from '@pact-foundation/pact'
import { putFile } from '@daymark/api'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { pixel } from './contents.ts'
import { newPact } from './promise.ts'

const { uploadPath } = examples['a person with an upload URL']

// An upload URL is opaque: object storage answers 200 where another server answers 204.
test('putUpload takes the bytes of an image with its own content type', async () => {
  const image = Buffer.from(pixel, 'base64')
  await newPact()
    .addInteraction()
    .given('a person with an upload URL')
    .uponReceiving('putUpload takes the bytes of an image with its own content type')
    .withRequest('PUT', MatchersV3.fromProviderState('${uploadPath}', uploadPath), (builder) =>
      builder.body('image/png', image),
    )
    .willRespondWith(MatchersV3.matchStatus(204, MatchersV3.HTTPResponseStatusClass.Success))
    .executeTest(async ({ url }) => {
      await expect(
        putFile(url + uploadPath, new Blob([image], { type: 'image/png' })),
      ).resolves.toBeUndefined()
    })
})
