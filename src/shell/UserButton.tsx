import type { User } from '@daymark/api'
import { Avatar, Button, type ButtonProps, NavigationLabel } from '@daymark/design-system'
import { menuOnDemand } from '../ui/menuOnDemand.tsx'

function Trigger({ user, ...props }: Omit<ButtonProps, 'children'> & { user: User }) {
  return (
    <Button variant="quiet" icon={<Avatar name={user.username} size="small" />} {...props}>
      <NavigationLabel>{user.username}</NavigationLabel>
    </Button>
  )
}

/** Opens the menu of the account. */
export const UserButton = menuOnDemand<{ user: User }>(
  Trigger,
  async () => (await import('./UserMenu.tsx')).UserMenu,
)
