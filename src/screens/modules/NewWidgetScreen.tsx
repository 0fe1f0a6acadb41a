import { ComingScreen } from '../../ui/ComingScreen.tsx'

export { protectedLoader as loader } from '../../auth/guards.ts'

export function Component() {
  return <ComingScreen />
}
