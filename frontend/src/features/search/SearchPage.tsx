import type { User } from '@waymark/contracts/models/user'
import { NotOpenYet } from '../shell/NotOpenYet.tsx'

export function SearchPage(_: { user: User }) {
  return <NotOpenYet path="/search" />
}
