import { setTimeout as delay } from 'node:timers/promises'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { Persona } from '../../../services/report/test/personas/persona.ts'
import { assess, type Member } from '../../e2e/support/member.ts'

const withId = t.type({ id: t.string })
const catalogue = t.array(withId)
const postings = t.type({ jobs: t.array(withId) })

/** A person who has used everything: something of theirs lies in every service. Gives the report's id. */
export async function liveEverywhere(member: Member, persona: Persona): Promise<string> {
  const assessmentId = await assess(member, persona, 'career_deep_dive')
  const order = { assessmentId, reportType: 'career_deep_dive' }
  const { reportId } = decode(t.type({ reportId: t.string }), await member.call('POST', '/api/generate-report', order))

  const skills = decode(catalogue, await member.call('GET', '/api/skills')).slice(0, 3)
  for (const { id } of skills) await member.call('POST', '/api/user/skills', { skillId: id, proficiencyLevel: 3 })

  const posting = await firstPosting(member)
  await member.call('PUT', `/api/jobs/${posting.id}/saved`)
  await member.call('PUT', `/api/jobs/${posting.id}/application`, { status: 'applied', note: 'Sent on Monday.' })
  const text = `Ward nurse\nBrook Hospital\nTampa, FL\nYou look after twelve people and plan shifts. Ask for ${member.email}.`
  await member.call('POST', '/api/jobs/paste', { text })

  const path = { title: 'Triage', targetSkills: ['Triage'], difficultyLevel: 'beginner', iconType: 'book', color: 'blue' }
  const { id: pathId } = decode(withId, await member.call('POST', '/api/learning-paths', path))
  await member.call('PUT', `/api/learning-paths/${pathId}/progress`, { progress: 10 })
  await member.call('POST', '/api/skills-game/start', { categories: ['technical', 'analytics'] })

  await member.call('PUT', '/api/user/profile', { title: 'Ward nurse', bio: 'Eleven years of nights.' })
  await member.call('PUT', '/api/account/settings', { theme: 'dark', extraTime: true })
  const project = { title: 'Shift plan', role: '', startDate: '', endDate: '', description: '', links: [], skills: [] }
  await member.call('POST', '/api/account/portfolio', project)
  const { document } = decode(t.type({ document: t.unknown }), await member.call('GET', '/api/account/resume'))
  await member.call('PUT', '/api/account/resume', { version: 0, document })
  return reportId
}

/** The samples are imported when the service starts; on a new stack that may still be under way. */
async function firstPosting(member: Member): Promise<{ id: string }> {
  for (let tries = 0; tries < 120; tries++) {
    const [posting] = decode(postings, await member.call('GET', '/api/jobs?limit=1')).jobs
    if (posting) return posting
    await delay(500)
  }
  throw new Error('there is no posting')
}
