import type { User } from '@waymark/contracts/models/user'
import { NotOpenYet } from '../shell/NotOpenYet.tsx'

export function OccupationPage(_: { user: User }) {
  return <NotOpenYet path="/occupations/:code" />
}
