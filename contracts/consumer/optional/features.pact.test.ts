import { features, getWidgets } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { content, contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { openApp, pact, readHeaders } from '../pact.ts'

// Each optional part has a promise that the dashboard names it, so that another backend can adopt one after the other.

const { newModule, newOption, newWidget } = contentsOf(dailyTodos)

for (const feature of features) {
  test(`getWidgets names the ${feature} as a part that the backend has`, ({ task }) =>
    pact
      .addInteraction()
      .given('a person with content', content(newModule(), newOption(), newWidget()))
      .uponReceiving(task.name)
      .withRequest('GET', '/api/v1/widgets/', (request) => request.headers(readHeaders))
      .willRespondWith(200, (response) =>
        response.jsonBody({ features: MatchersV3.arrayContaining(feature) }),
      )
      .executeTest(async ({ url }) => {
        openApp(url)
        expect(await getWidgets()).toMatchObject({ features: [feature] })
      }))
}
