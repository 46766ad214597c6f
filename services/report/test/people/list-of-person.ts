import type { RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import type { Careers } from '../../../skills/src/data/careers.ts'
import type { Purpose } from '../../../skills/src/domain/person/purposes.ts'
import type { Clients } from '../../src/data/clients.ts'
import { type InventedPerson, profileOfPerson } from './person-profile.ts'

type Asked = {
  readonly careers: Careers
  readonly skills: Pick<Clients['skills'], 'rank'>
  readonly purpose: Purpose
  readonly draws: number
}

/** The list of an invented person through the door that the site asks at, so that a reader judges what somebody would be told. */
export async function listOfPerson(person: InventedPerson, { careers, skills, purpose, draws }: Asked): Promise<RankResponse> {
  return skills.rank({ profile: profileOfPerson(person, careers), purpose, limit: 10, draws })
}
