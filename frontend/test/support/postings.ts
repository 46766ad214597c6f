import type { Answers } from './server.ts'

export const skills = ['SQL', 'Jira', 'Git', 'Testing', 'Python', 'Statistics', 'Excel', 'Writing']
export const posting = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  title: `Analyst ${id}`,
  company: 'Alder County Schools',
  location: 'Tacoma, WA',
  description: 'You find out what schools need.',
  skillsRequired: skills,
  employmentType: 'Full-time',
  experienceLevel: 'Mid',
  postedDate: new Date().toISOString(),
  source: 'Sample',
  requirements: [],
  sourceKind: 'sample',
  sample: true,
  ...more,
})
export const asked = (name: string, kind = 'must') => ({ slug: name.toLowerCase(), name, kind, sentence: `${name} is required.` })
export const match = (id: string, percent: number) => ({
  id,
  jobPosting: posting(id),
  skillsMatch: ['SQL'],
  matchPercentage: percent,
  mustHeld: 1,
  mustTotal: 2,
  niceHeld: 0,
  niceTotal: 1,
  matched: [asked('SQL')],
  missing: [asked('Jira'), asked('Git', 'nice')],
})

/** Three of 101 postings, four matches, and the first posting whole. */
export const jobMarket = (): Answers => ({
  'GET /api/assessments': () => [],
  '/api/jobs': () =>
    Response.json({
      jobs: [
        posting('a', { salaryMin: 71_500, salaryMax: 86_000, matchPercentage: 92 }),
        posting('b', { salaryMin: 80_000, matchPercentage: 59 }),
        posting('c'),
      ],
      total: 101,
    }),
  '/api/jobs/matches': () => Response.json([92, 83, 71, 60].map((percent, index) => match(`m${index}`, percent))),
  '/api/jobs/a': () =>
    Response.json({ ...posting('a'), mustHave: [asked('SQL'), asked('Jira')], niceToHave: [asked('Git', 'nice')] }),
  '/api/jobs/a/match': () => Response.json(match('a', 92)),
})
