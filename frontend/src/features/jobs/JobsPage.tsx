import type { User } from '@waymark/contracts/models/user'
import { NotOpenYet } from '../shell/NotOpenYet.tsx'

export function JobsPage(_: { user: User }) {
  return <NotOpenYet path="/jobs" />
}
