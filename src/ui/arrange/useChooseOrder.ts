import { readPreferences } from '../../lib/preferences/preferences.ts'
import { useSetPreference } from '../preferences/setPreference.ts'
import { idsOf, placeOf } from './chosenOrder.ts'

/** Returns a function that puts those of a list in an order; others, which are not shown, follow in their own. */
export function useChooseOrder(): (list: string, ids: readonly number[]) => void {
  const setPreference = useSetPreference()
  return (list, ids) => {
    const [member, key] = placeOf(list)
    const others = idsOf(list, readPreferences()).filter((id) => !ids.includes(id))
    setPreference({ [member]: { [key]: [...ids, ...others] } })
  }
}
