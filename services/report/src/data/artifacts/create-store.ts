import type { Config } from '../../config.ts'
import type { PrismaClient } from '../../generated/client.ts'
import type { ArtifactStore } from './artifact-store.ts'
import { createPostgresStore } from './postgres-store.ts'
import { s3Settings } from './s3-settings.ts'

/** The store that the configuration names. */
export async function createArtifactStore(config: Config, prisma: PrismaClient): Promise<ArtifactStore> {
  const postgres = createPostgresStore(prisma)
  if (config.ARTIFACT_STORE === 'postgres') return postgres
  // Loaded here: nobody else pays for the client.
  const { createS3Store } = await import('./s3-store.ts')
  return withEarlierFiles(createS3Store(s3Settings(config)), postgres)
}

/** A site that moves to a bucket keeps the files that its database holds: they are read there, and go with their reports. */
function withEarlierFiles(store: ArtifactStore, earlier: ArtifactStore): ArtifactStore {
  return {
    ...store,
    get: async (key) => (await store.get(key)) ?? (await earlier.get(key)),
    remove: async (keys) => {
      await store.remove(keys)
      await earlier.remove(keys)
    },
  }
}
