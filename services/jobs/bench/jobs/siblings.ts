import { createLog } from '@waymark/kit/log'
import { createMetrics } from '@waymark/kit/metrics'
import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import { createGrpcServer } from '@waymark/service/grpc/server'
import { createCareers } from '../../../skills/src/data/careers.ts'
import { matchingHandlers } from '../../../skills/src/grpc/matching-service.ts'
import { PERSONAS } from '../../../skills/test/support/personas.ts'

/** The siblings a match asks: the engine's real fits, and inventories and assessments that answer at once. */
export async function startSiblings(inventories: ReadonlyMap<string, readonly string[]>) {
  const { fits, listSkillNames } = matchingHandlers(createCareers())
  const people = [...inventories.keys()]
  const server = createGrpcServer({
    log: createLog({ service: 'bench', level: 'silent' }),
    metrics: createMetrics({ service: 'bench', processMetrics: false }),
  })
  server.add(
    {
      fits: SkillsServiceService.fits,
      listSkillNames: SkillsServiceService.listSkillNames,
      listUserSkills: SkillsServiceService.listUserSkills,
    },
    {
      fits,
      listSkillNames,
      listUserSkills: ({ userId }) => ({
        skills: (inventories.get(userId) ?? []).map((skillId) => ({
          ...{ skillId, name: skillId, category: '', proficiencyLevel: 3, selfAssessed: true, verified: false },
        })),
      }),
    },
  )
  server.add(
    { getProfile: AssessmentServiceService.getProfile },
    {
      getProfile: ({ userId }) => {
        const at = people.indexOf(userId)
        // Everybody is a persona, with a role of their own so that nobody shares another's fits.
        const profile = { ...PERSONAS[at % PERSONAS.length]!.profile, currentRole: userId, skills: [] }
        return { profile: Profile.fromPartial(profile), assessmentId: userId, purpose: 'basic', rankedProfile: undefined }
      },
    },
  )
  const port = await server.listen({ host: '127.0.0.1', port: 0 })
  return { port, stop: () => server.close(0) }
}
