import { object } from '../codec/object.ts'
import { uuid } from '../codec/primitives.ts'
import { careerSummary } from '../models/career-summary.ts'
import { jsonResume } from '../models/json-resume.ts'
import { project, projectChange, projectList, projectOrder } from '../models/portfolio.ts'
import { resume, resumeChange, resumeDocument, savedResume } from '../models/resume.ts'
import { accountSettings } from '../models/settings.ts'
import { completeness, usage } from '../models/usage.ts'
import { sessionList } from '../models/user.ts'
import { defineRoute } from '../route.ts'

const service = 'identity'
const byId = object({ id: uuid })

/** What stands behind the account menu: all of the person alone. */
export const accountRoutes = {
  getSettings: defineRoute({
    id: 'getSettings',
    service,
    method: 'GET',
    path: '/api/account/settings',
    summary: 'Theme and extra time',
    response: accountSettings,
  }),
  changeSettings: defineRoute({
    id: 'changeSettings',
    service,
    method: 'PUT',
    path: '/api/account/settings',
    summary: 'Change theme and extra time',
    body: accountSettings,
    response: accountSettings,
  }),
  getCompleteness: defineRoute({
    id: 'getCompleteness',
    service,
    method: 'GET',
    path: '/api/account/completeness',
    summary: 'How complete the profile is, and what is missing',
    response: completeness,
  }),
  revokeOtherSessions: defineRoute({
    id: 'revokeOtherSessions',
    service,
    method: 'DELETE',
    path: '/api/account/sessions',
    summary: 'Sign out everywhere else',
    response: sessionList,
  }),
  getUsage: defineRoute({
    id: 'getUsage',
    service,
    method: 'GET',
    path: '/api/account/usage',
    summary: "The person's own counts",
    response: usage,
  }),
  getCareerSummary: defineRoute({
    id: 'getCareerSummary',
    service,
    method: 'GET',
    path: '/api/account/summary',
    summary: 'The career summary, composed now',
    response: careerSummary,
  }),
  getCareerSummaryPdf: defineRoute({
    id: 'getCareerSummaryPdf',
    service,
    method: 'GET',
    path: '/api/account/summary/pdf',
    summary: 'The career summary as a one-page PDF',
    throttle: 'costly',
    kind: 'file',
    problems: [503],
  }),
  listProjects: defineRoute({
    id: 'listProjects',
    service,
    method: 'GET',
    path: '/api/account/portfolio',
    summary: "The person's projects, in their own order",
    response: projectList,
  }),
  addProject: defineRoute({
    id: 'addProject',
    service,
    method: 'POST',
    path: '/api/account/portfolio',
    summary: 'Add a project',
    body: projectChange,
    response: project,
    status: 201,
    problems: [409],
  }),
  orderProjects: defineRoute({
    id: 'orderProjects',
    service,
    method: 'PUT',
    path: '/api/account/portfolio/order',
    summary: 'Put the projects in order; ids left out keep their place after the others',
    body: projectOrder,
    response: projectList,
    problems: [404],
  }),
  changeProject: defineRoute({
    id: 'changeProject',
    service,
    method: 'PUT',
    path: '/api/account/portfolio/{id}',
    summary: 'Change a project',
    params: byId,
    body: projectChange,
    response: project,
    problems: [404],
  }),
  deleteProject: defineRoute({
    id: 'deleteProject',
    service,
    method: 'DELETE',
    path: '/api/account/portfolio/{id}',
    summary: 'Delete a project',
    params: byId,
    response: projectList,
    problems: [404],
  }),
  getResume: defineRoute({
    id: 'getResume',
    service,
    method: 'GET',
    path: '/api/account/resume',
    summary: 'The résumé; filled in from what we know until it is saved once',
    response: resume,
  }),
  saveResume: defineRoute({
    id: 'saveResume',
    service,
    method: 'PUT',
    path: '/api/account/resume',
    summary: 'Save the résumé; a conflict when another version was saved in between',
    body: resumeChange,
    response: savedResume,
    problems: [409],
  }),
  resetResume: defineRoute({
    id: 'resetResume',
    service,
    method: 'DELETE',
    path: '/api/account/resume',
    summary: 'Drop the saved résumé and begin again from what we know',
    response: resume,
  }),
  importResume: defineRoute({
    id: 'importResume',
    service,
    method: 'POST',
    path: '/api/account/resume/import',
    summary: 'Read a JSON Resume file; nothing is saved yet',
    body: object({ resume: jsonResume }),
    response: object({ document: resumeDocument }),
  }),
  exportResume: defineRoute({
    id: 'exportResume',
    service,
    method: 'GET',
    path: '/api/account/resume/export',
    summary: 'The résumé as a JSON Resume file',
    kind: 'file',
  }),
  getResumePdf: defineRoute({
    id: 'getResumePdf',
    service,
    method: 'GET',
    path: '/api/account/resume/pdf',
    summary: 'The résumé as PDF',
    throttle: 'costly',
    kind: 'file',
    problems: [503],
  }),
} as const
