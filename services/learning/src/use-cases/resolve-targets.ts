import type { Context } from '../context.ts'
import type { Target } from '../domain/build-modules.ts'
import type { SkillKind } from '../domain/hours.ts'

/**
 * The skills that a path is about, as the catalogue knows them. A path without target skills is about its title. While the
 * catalogue is away the words stand for themselves, or for what they stood for before: a path does not wait for it.
 */
export async function resolveTargets(
  context: Context,
  path: { title: string; targetSkills: readonly string[] },
  before: readonly { skill: string | null; skillId: string | null }[] = [],
): Promise<Target[]> {
  const names = path.targetSkills.length > 0 ? path.targetSkills : [path.title]
  const answer = await context.skills.normaliseSkills({ names: [...names] }).catch((err: unknown) => {
    context.log.warn({ err }, 'skills service failed, target skills not resolved')
    return undefined
  })
  const skills =
    answer?.skills ?? names.map((name) => ({ slug: before.find(({ skill }) => skill === name)?.skillId, name, kind: undefined }))
  return names.map((skill, index) => {
    const skillId = skills[index]?.slug || undefined
    const name = skills[index]?.name || skill
    return { skill, name, skillId, kind: kindOf(skills[index]?.kind), topics: context.library.topicsFor({ skill, skillId }) }
  })
}

const KINDS: readonly SkillKind[] = ['technology', 'skill', 'knowledge']

function kindOf(kind: string | undefined): SkillKind {
  return KINDS.find((known) => known === kind) ?? 'own'
}
