import type { HeldSkill } from '@waymark/proto/waymark/skills/v1/skills'
import type { Context } from '../context.ts'
import type { NewModule } from '../domain/build-modules.ts'

/** The person's inventory; undefined while it cannot be asked: nothing here depends on it but a mark. */
export async function heldSkills(context: Context, userId: string): Promise<HeldSkill[] | undefined> {
  const answer = await context.skills.listUserSkills({ userId }).catch((err: unknown) => {
    context.log.warn({ err }, 'skills service failed, levels unknown')
    return undefined
  })
  return answer?.skills
}

/** Whether the inventory already holds what a module aims at. */
export function isKnown(held: readonly HeldSkill[], module: Pick<NewModule, 'skillId' | 'targetLevel'>): boolean {
  return held.some(({ skillId, proficiencyLevel }) => skillId === module.skillId && proficiencyLevel >= module.targetLevel)
}
