import { MAX_PROJECTS, type Project, type ProjectChange } from '@waymark/contracts/models/identity/portfolio'
import { accountRoutes } from '@waymark/contracts/routes/account'
import { after, api } from '../api.ts'
import type { Failure } from '../tell-failure.ts'

const notSaved: Failure = {
  title: 'Project not saved',
  textAt: { 409: `A portfolio holds at most ${MAX_PROJECTS} projects.` },
}

const portfolioApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.query<{ projects: Project[] }, void>({
      query: () => ({ route: accountRoutes.listProjects }),
      providesTags: ['Portfolio'],
    }),
    addProject: build.mutation<Project, ProjectChange>({
      extraOptions: { failure: notSaved },
      query: (body) => ({ route: accountRoutes.addProject, body }),
      invalidatesTags: after('Portfolio', 'Resume'),
    }),
    changeProject: build.mutation<Project, { id: string; change: ProjectChange }>({
      extraOptions: { failure: notSaved },
      query: ({ id, change }) => ({ route: accountRoutes.changeProject, params: { id }, body: change }),
      invalidatesTags: after('Portfolio', 'Resume'),
    }),
    deleteProject: build.mutation<unknown, string>({
      extraOptions: { failure: { title: 'Project not deleted' } },
      query: (id) => ({ route: accountRoutes.deleteProject, params: { id } }),
      invalidatesTags: after('Portfolio', 'Resume'),
    }),
    orderProjects: build.mutation<unknown, string[]>({
      extraOptions: { failure: { title: 'Order not saved' } },
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
