import { object } from '../codec/object.ts'
import { uuid } from '../codec/primitives.ts'
import { createLearningPath, learningPath, learningPathList, pathProgress } from '../models/learning.ts'
import { defineRoute } from '../route.ts'

const service = 'learning'

export const learningRoutes = {
  listLearningPaths: defineRoute({
    id: 'listLearningPaths',
    service,
    planned: true,
    method: 'GET',
    path: '/api/learning-paths',
    summary: "The person's learning paths",
    response: learningPathList,
  }),
  initLearningPaths: defineRoute({
    id: 'initLearningPaths',
    service,
    planned: true,
    method: 'POST',
    path: '/api/learning-paths/init',
    summary: "Make paths from the person's gaps; asking twice adds nothing",
    throttle: 'costly',
    response: learningPathList,
  }),
  createLearningPath: defineRoute({
    id: 'createLearningPath',
    service,
    planned: true,
    method: 'POST',
    path: '/api/learning-paths',
    summary: 'Create a path',
    body: createLearningPath,
    response: learningPath,
    status: 201,
  }),
  changePathProgress: defineRoute({
    id: 'changePathProgress',
    service,
    planned: true,
    method: 'PUT',
    path: '/api/learning-paths/{pathId}/progress',
    summary: 'Change the progress of a path',
    params: object({ pathId: uuid }),
    body: pathProgress,
    response: learningPath,
    problems: [404],
  }),
} as const
