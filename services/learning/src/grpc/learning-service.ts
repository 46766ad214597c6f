import { isUuid } from '@waymark/kit/ids'
import { LearningServiceService } from '@waymark/proto/waymark/learning/v1/learning'
import type { GrpcServer } from '@waymark/service/grpc/server'
import type { Context } from '../context.ts'
import { searchLearning } from '../use-cases/search-learning.ts'
import { summarise } from '../use-cases/summarise.ts'
import { exportLearning } from './export-learning.ts'

export function addGrpc(grpc: GrpcServer, context: Context): void {
  grpc.add(LearningServiceService, {
    summary: ({ userId }) => (isUuid(userId) ? summarise(context, userId) : { paths: [], stepsThisWeek: 0 }),
    search: async (request) => ({ found: await searchLearning(context, request) }),
    export: async ({ userId }) => ({
      json: JSON.stringify(isUuid(userId) ? await exportLearning(context, userId) : { learningPaths: [] }),
    }),
  })
}
