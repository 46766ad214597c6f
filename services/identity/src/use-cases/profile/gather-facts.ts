import type { Context } from '../../context.ts'
import { requireAccount } from '../../data/require-account.ts'
import { askUpstreams } from '../ask-upstreams.ts'
import type { KnownFacts } from './known-resume.ts'
import { listProjects } from './portfolio.ts'

/** What the product holds about a person for their résumé; a sibling that does not answer in time is named in `away`. */
export async function gatherFacts(
  context: Context,
  { userId, signal }: { userId: string; signal: AbortSignal },
): Promise<KnownFacts & { away: string[] }> {
  const { ask, isMissing } = askUpstreams(context, signal)
  const [account, projects, assessment, held] = await Promise.all([
    requireAccount(context, userId),
    listProjects(context, userId),
    ask('assessment', (client, options) => client.assessmentFacts({ userId }, options)),
    ask('skills', (client, options) => client.listUserSkills({ userId }, options)),
  ])
  const away = (['assessment', 'skills'] as const).filter((name) => isMissing(name))
  return { account, projects, assessment, skills: held?.skills, away }
}
