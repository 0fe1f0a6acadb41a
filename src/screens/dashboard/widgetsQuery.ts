import { getGetWidgetsQueryOptions } from '@daymark/api'
import { keptOffline } from '../../offline/keptAnswers.ts'

/** Every widget of the person, by kind. */
export const widgetsQuery = () => ({ ...getGetWidgetsQueryOptions(), ...keptOffline })
