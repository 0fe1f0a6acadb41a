import { Outlet } from 'react-router-dom'
import { PersonalQueries } from './PersonalQueries.tsx'

/** Around every screen of a signed-in person. */
export function Component() {
  return (
    <PersonalQueries>
      <Outlet />
    </PersonalQueries>
  )
}
