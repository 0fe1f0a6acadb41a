import { anonymous, accountRefusal } from './answers.ts'
import { kinds } from './kinds/index.ts'
import { operationsOf } from './kinds/kind.ts'
import { promise, refusesVisitors } from './promise.ts'

// When a session has ended elsewhere, every call answers 401. One promise for each resource is enough.

refusesVisitors({ operation: 'getWidgets' })
for (const { nouns } of kinds) {
  for (const noun of Object.values(nouns)) refusesVisitors({ operation: operationsOf(noun).list })
}
refusesVisitors({ operation: 'createFileUpload', body: { fileName: 'cat.png' } })

for (const operation of [
  'listAuthenticators',
  'listEmailAddresses',
  'getReauthenticationOptions',
] as const) {
  promise(`${operation} tells that the caller is not signed in`, {
    operation,
    given: 'a visitor',
    refusal: accountRefusal(anonymous),
  })
}
