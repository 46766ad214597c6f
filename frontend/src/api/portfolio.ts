import type { Project, ProjectChange } from '@waymark/contracts/models/portfolio'
import { accountRoutes } from '@waymark/contracts/routes/account'
import { after, api } from './api.ts'

const portfolioApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.query<{ projects: Project[] }, void>({
      query: () => ({ route: accountRoutes.listProjects }),
      providesTags: ['Portfolio'],
    }),
    addProject: build.mutation<Project, ProjectChange>({
      query: (body) => ({ route: accountRoutes.addProject, body }),
      invalidatesTags: after('Portfolio', 'Resume'),
    }),
    changeProject: build.mutation<Project, { id: string; change: ProjectChange }>({
      query: ({ id, change }) => ({ route: accountRoutes.changeProject, params: { id }, body: change }),
      invalidatesTags: after('Portfolio', 'Resume'),
    }),
    deleteProject: build.mutation<unknown, string>({
      query: (id) => ({ route: accountRoutes.deleteProject, params: { id } }),
      invalidatesTags: after('Portfolio', 'Resume'),
    }),
    orderProjects: build.mutation<unknown, string[]>({
      query: (ids) => ({ route: accountRoutes.orderProjects, body: { ids } }),
      invalidatesTags: after('Portfolio'),
    }),
  }),
})

export const {
  useListProjectsQuery,
  useAddProjectMutation,
  useChangeProjectMutation,
  useDeleteProjectMutation,
  useOrderProjectsMutation,
} = portfolioApi
