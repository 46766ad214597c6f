import { skillsRoutes as routes } from '@waymark/contracts/routes/skills'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { addUserSkill } from '../use-cases/add-user-skill.ts'
import { changeUserSkill } from '../use-cases/change-user-skill.ts'
import { compareSkills } from '../use-cases/compare-skills.ts'
import { entryFromHere } from '../use-cases/entry-from-here.ts'
import { listDoors } from '../use-cases/list-doors.ts'
import { listUserSkills } from '../use-cases/list-user-skills.ts'
import { removeUserSkill } from '../use-cases/remove-user-skill.ts'

/** A person's own inventory. Whose it is comes from the signed identity alone. */
export function addUserSkillRoutes(http: Http, context: Context): void {
  http.route(routes.listUserSkills, async ({ user }) => ({ body: await listUserSkills(context, user.userId) }))

  http.route(routes.getSkillGaps, async ({ user, query }) => ({
    body: await compareSkills(context, user.userId, query.occupation),
  }))

  http.route(routes.listSkillDoors, async ({ user }) => ({ body: await listDoors(context, user.userId) }))

  http.route(routes.getOccupationEntry, async ({ user, params }) => ({
    body: await entryFromHere(context, user.userId, params.code),
  }))

  http.route(routes.addUserSkill, async ({ user, body }) => ({
    body: await addUserSkill(context, { userId: user.userId, skillId: body.skillId, level: body.proficiencyLevel }),
  }))

  http.route(routes.changeUserSkill, async ({ user, params, body }) => ({
    body: await changeUserSkill(context, { userId: user.userId, skillId: params.skillId, level: body.proficiencyLevel }),
  }))

  http.route(routes.removeUserSkill, async ({ user, params }) => {
    await removeUserSkill(context, { userId: user.userId, skillId: params.skillId })
    return { body: { skillId: params.skillId, removed: true } }
  })
}
