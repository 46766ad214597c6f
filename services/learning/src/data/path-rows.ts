import type { Prisma } from '../generated/client.ts'

/** Everything that is shown of a path besides its check-ins. */
export const withModules = { modules: { orderBy: { position: 'asc' } } } as const satisfies Prisma.LearningPathInclude

export type PathRow = Prisma.LearningPathGetPayload<{ include: typeof withModules }>
export type ModuleRow = PathRow['modules'][number]

/** Unfinished first, newest first. `completed_at` is set exactly while the progress is 100. */
export const pathOrder = [
  { completedAt: { sort: 'desc', nulls: 'first' } },
  { createdAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.LearningPathOrderByWithRelationInput[]
