import { JobsServiceService } from '@waymark/proto/waymark/jobs/v1/jobs'
import { startTestService } from '@waymark/testing/service'
import { jobs } from '../../src/service.ts'
import { seedSamples } from '../../src/use-cases/seed-samples.ts'
import { profileOf, startSiblings } from './siblings.ts'

export const SAMPLES = new URL('../fixtures/postings.json', import.meta.url)

/** The whole service on a real database, Redis and bus; its siblings are stand-ins. Its postings are those of the fixture. */
export async function startService(options: { env?: Record<string, string> } = {}) {
  const siblings = await startSiblings()
  const clock = { now: undefined as Date | undefined }
  const at = `127.0.0.1:${siblings.port}`
  const service = await startTestService(jobs, {
    grpc: JobsServiceService,
    env: { SKILLS_GRPC_ADDR: at, ASSESSMENT_GRPC_ADDR: at, ...options.env },
    given: { samples: SAMPLES, clock: () => clock.now ?? new Date() },
    // What the service does beside its start is done before, so that a test finds it there.
    prepare: seedSamples,
  })
  return {
    ...service,
    clock,
    siblings: siblings.behaviour,
    /** A person with skills, and with an assessment when fits are given. */
    async person(has: { skills?: string[]; fits?: Record<string, number>; claims?: string[] } = {}) {
      const person = await service.user()
      const { behaviour } = siblings
      behaviour.skills.set(person.userId, has.skills ?? [])
      if (has.fits) {
        behaviour.fits = new Map(Object.entries(has.fits))
        // The role makes every person's profile another one.
        behaviour.profiles.set(person.userId, profileOf(person.userId, has.claims ?? []))
      }
      return person
    },
    async stop() {
      await service.stop()
      await siblings.stop()
    },
  }
}

export type TestService = Awaited<ReturnType<typeof startService>>
