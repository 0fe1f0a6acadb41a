import { features } from '@daymark/api'
import { MatchersV3 } from '@pact-foundation/pact'
import { promise } from '../promise.ts'
import { aCard } from './chosen.ts'

// Each optional part has a promise that the dashboard names it, so that another backend can adopt one after the other.

for (const feature of features) {
  promise(`getWidgets names the ${feature} as a part that the backend has`, {
    operation: 'getWidgets',
    before: aCard,
    answer: { features: MatchersV3.arrayContaining(feature) },
  })
}
