import type { User } from '@waymark/contracts/models/user'
import { NotOpenYet } from '../shell/NotOpenYet.tsx'

export function GamePage(_: { user: User }) {
  return <NotOpenYet path="/skills-game" />
}
