import { transaction } from '@waymark/kit/db'
import { AppError } from '@waymark/kit/errors'
import type {
  CountUnreadPhrasesRequest,
  ExportRequest,
  ListUserSkillsRequest,
  RecordProjectRequest,
  SearchRequest,
} from '@waymark/proto/waymark/skills/v1/skills'
import type { Context } from '../context.ts'
import { countUnreadPhrases } from '../use-cases/count-unread-phrases.ts'
import { exportUser } from '../use-cases/export-user.ts'
import { listUserSkills } from '../use-cases/list-user-skills.ts'
import { recordProject } from '../use-cases/record-project.ts'

/** What siblings ask of the inventory and the catalogue. */
export function inventoryHandlers(context: Context) {
  const { catalogue, titles, engine } = context.careers
  return {
    listUserSkills: async ({ userId }: ListUserSkillsRequest) => {
      const held = UUID.test(userId) ? await listUserSkills(context, userId) : []
      return {
        skills: held.map(({ skillId, skill, proficiencyLevel, selfAssessed, verified }) => ({
          skillId,
          name: skill.name,
          category: skill.category,
          proficiencyLevel,
          selfAssessed,
          verified,
        })),
      }
    },

    search: ({ query, limit }: SearchRequest) => {
      const most = limit > 0 ? Math.min(limit, MOST) : USUAL
      return {
        skills: catalogue.search(query, most).map(({ id, name, category }) => ({ id, title: name, text: category })),
        occupations: titles.index.find(query, most).map(({ index, matchedTitle }) => {
          const { code, title } = engine.base.occupations[index]!
          return { id: code, title, text: matchedTitle === title ? '' : `Also called ${matchedTitle}` }
        }),
      }
    },

    recordProject: async ({ userId, projectId, skillNames }: RecordProjectRequest) => {
      if (!UUID.test(userId) || projectId === '') throw new AppError('bad_request', 'A project has an owner and an id.')
      // For an identity service of the last release, which calls this; today's tells it by event.
      const skillIds = skillNames.slice(0, MOST_NAMES).flatMap((name) => engine.skillNames.resolve(name)?.slug ?? [])
      const project = { userId, projectId, skillIds }
      return { skillIds: await transaction(context.db, (tx) => recordProject(context, tx, project)) }
    },

    countUnreadPhrases: async (request: CountUnreadPhrasesRequest) => ({ counted: await countUnreadPhrases(context, request) }),

    export: async ({ userId }: ExportRequest) => ({
      json: JSON.stringify(UUID.test(userId) ? await exportUser(context, userId) : {}),
    }),
  }
}

const USUAL = 5
const MOST = 20
const MOST_NAMES = 50
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
