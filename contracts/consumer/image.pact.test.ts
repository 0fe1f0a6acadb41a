import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { examples } from '../examples.ts'
import { callOf, content, contentsOf, uploadImage } from './contents.ts'
import { inspiration } from './kinds/inspiration.ts'
import { pact, readHeaders } from './pact.ts'

const { cookie, imagePath } = examples['a person with an image']
const { newModule, newOption } = contentsOf(inspiration)
const showImage = callOf('patchInspirationOption', { image: '${uploadId}' })

// The address of an image is opaque. The browser asks for it as it does for any picture of a page.
test('putUpload saves the image: its address leads to an image', ({ task }) =>
  pact
    .addInteraction()
    .given('a person with an image', content(newModule(), newOption(), uploadImage(), showImage))
    .uponReceiving(task.name)
    .withRequest('GET', MatchersV3.fromProviderState('${imagePath}', imagePath), (request) =>
      request.headers(readHeaders),
    )
    .willRespondWith(200, (response) =>
      response.headers({ 'Content-Type': MatchersV3.regex('^image/.+$', 'image/png') }),
    )
    .executeTest(async ({ url }) => {
      const answer = await fetch(url + imagePath, { headers: { Cookie: cookie } })
      expect(answer.headers.get('Content-Type')).toBe('image/png')
    }))
