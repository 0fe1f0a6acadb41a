import type { User } from '@daymark/api'
import { Button, type ButtonProps, PersonIcon } from '@daymark/design-system'
import { lazy } from 'react'
import { menuOnDemand } from './menuOnDemand.tsx'

const load = () => import('./UserMenu.tsx')
const UserMenu = lazy(async () => ({ default: (await load()).UserMenu }))

function Trigger({ user, ...props }: Omit<ButtonProps, 'children'> & { user: User }) {
  return (
    <Button variant="quiet" icon={<PersonIcon />} {...props}>
      {user.username}
    </Button>
  )
}

/** Opens the menu of the account. */
export const UserButton = menuOnDemand<{ user: User }>(Trigger, UserMenu, load)
