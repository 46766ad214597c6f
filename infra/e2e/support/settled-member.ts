import { bookkeeper } from '../../../services/report/test/personas/offices.ts'
import { assess, type Member, newMember } from './member.ts'

/** A person with something on every screen. */
export async function settledMember(site: string): Promise<Member> {
  const member = await newMember(site)
  await assess(member, bookkeeper)
  const skills = (await member.call('GET', '/api/skills')) as { id: string; category: string }[]
  for (const [index, { id }] of skills.slice(0, 8).entries())
    await member.call('POST', '/api/user/skills', { skillId: id, proficiencyLevel: 1 + (index % 5) })
  await member.call('POST', '/api/learning-paths/init')
  const { jobs } = (await member.call('GET', '/api/jobs')) as { jobs: { id: string }[] }
  if (jobs[0]) await member.call('PUT', `/api/jobs/${jobs[0].id}/application`, { status: 'applied' })
  return member
}
