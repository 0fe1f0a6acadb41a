import { getPreferences, patchPreferences } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { content, contentsOf } from '../contents.ts'
import { dailyTodos } from '../kinds/dailyTodos.ts'
import { jsonHeaders, openApp, pact, readHeaders } from '../pact.ts'
import { refusesVisitors } from '../visitor.ts'
import { aCard, chosen, everything, everythingAsAnswered } from './chosen.ts'

// Not every backend keeps preferences. Where the dashboard does not name them, the app neither reads nor sends them.

const { fromProviderState, integer } = MatchersV3
const path = '/api/v1/preferences/'
const { newWidget } = contentsOf(dailyTodos)
const otherWidget = newWidget({ name: 'Other' }, { as: 'itemId' })

test('getPreferences leaves out a card that was deleted', ({ task }) =>
  pact
    .addInteraction()
    .given(
      'a person with content',
      content(
        ...aCard,
        otherWidget,
        chosen({ cards: { dailyTodos: ['${itemId}', '${widgetId}'] } }),
        { method: 'DELETE', path: '/api/v1/daily-todos-widgets/${itemId}/' },
      ),
    )
    .uponReceiving(task.name)
    .withRequest('GET', path, (request) => request.headers(readHeaders))
    .willRespondWith(200, (response) => response.jsonBody({ cards: { dailyTodos: [integer(3)] } }))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await getPreferences()).toEqual({ cards: { dailyTodos: [3] } })
    }))

refusesVisitors({ operation: 'getPreferences', path, read: () => getPreferences() })

test('patchPreferences keeps what the change does not name, and answers with everything', ({
  task,
}) =>
  pact
    .addInteraction()
    .given('a person with content', content(...aCard, chosen({ ...everything, streaks: 'shown' })))
    .uponReceiving(task.name)
    .withRequest('PATCH', path, (request) =>
      request.headers(jsonHeaders).jsonBody({ streaks: 'hidden', cards: { inspiration: null } }),
    )
    .willRespondWith(200, (response) => response.jsonBody(everythingAsAnswered))
    .executeTest(async ({ url }) => {
      openApp(url)
      const all = await patchPreferences({ streaks: 'hidden', cards: { inspiration: null } })
      expect(all).toMatchObject({ dayBegins: 'local-4', streaks: 'hidden' })
    }))

test('patchPreferences replaces an order as a whole', ({ task }) =>
  pact
    .addInteraction()
    .given(
      'a person with content',
      content(
        ...aCard,
        otherWidget,
        chosen({ cards: { dailyTodos: ['${itemId}', '${widgetId}'] } }),
      ),
    )
    .uponReceiving(task.name)
    .withRequest('PATCH', path, (request) =>
      request
        .headers(jsonHeaders)
        .jsonBody({ cards: { dailyTodos: [fromProviderState('${widgetId}', 3)] } }),
    )
    .willRespondWith(200, (response) => response.jsonBody({ cards: { dailyTodos: [integer(3)] } }))
    .executeTest(async ({ url }) => {
      openApp(url)
      expect(await patchPreferences({ cards: { dailyTodos: [3] } })).toEqual({
        cards: { dailyTodos: [3] },
      })
    }))
