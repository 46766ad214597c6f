import { demoUser } from '../lib/demo-mode.ts'
import type { DemoDashboard, DemoJob, DemoMatch, DemoPath, DemoRecommendation, DemoSkillsGap, DemoUserSkill } from './shapes.ts'

/** The fixed samples of the demo. Person, employers and postings are invented. */
function held(skillId: string, name: string, category: string, level: number, verified = false): DemoUserSkill {
  return {
    id: `demo-${skillId}`,
    skillId,
    skill: { id: skillId, name, description: `${name}, as a sample of the demo.`, category, demandScore: 70 },
    proficiencyLevel: level,
    selfAssessed: !verified,
    verified,
  }
}

export const userSkills: readonly DemoUserSkill[] = [
  held('sql', 'SQL', 'Programming Languages', 4.2, true),
  held('javascript', 'JavaScript', 'Programming Languages', 3.4),
  held('python', 'Python', 'Programming Languages', 2.6),
  held('postgresql', 'PostgreSQL', 'Databases', 3.5),
  held('selenium', 'Selenium', 'Development Tools', 4.0, true),
  held('git', 'Git', 'Development Tools', 3.8),
  held('docker', 'Docker', 'DevOps', 2.2),
  held('html', 'HTML', 'Web Technologies', 3.0),
]

const jobs: readonly DemoJob[] = [
  {
    id: 'demo-job-1',
    title: 'QA Lead',
    company: 'Northline Foods',
    location: 'Tacoma, WA',
    salaryMin: 96_000,
    salaryMax: 118_000,
    description:
      'You plan the tests of our ordering system and lead two testers.\n\nReleases go out every second week, and you say when one is ready.',
    skillsRequired: ['SQL', 'Selenium', 'Git', 'Jira', 'Test planning'],
    employmentType: 'Full-time',
    experienceLevel: 'Senior',
    postedDate: '2025-02-01T09:00:00Z',
    source: 'Sample',
    requirements: [
      'Four years of testing, with SQL for checks of data.',
      'Automated browser tests with Selenium.',
      'Jira is welcome.',
    ],
  },
  {
    id: 'demo-job-2',
    title: 'Business Systems Analyst',
    company: 'Harbor Credit Union',
    location: 'Remote (US)',
    salaryMin: 84_000,
    salaryMax: 109_000,
    description: 'You find out what the branches need, write it down so that it can be built, and check that it was.',
    skillsRequired: ['SQL', 'Requirements analysis', 'PostgreSQL', 'Process modeling'],
    employmentType: 'Full-time',
    experienceLevel: 'Mid-level',
    postedDate: '2025-01-31T15:30:00Z',
    source: 'Sample',
    requirements: [
      'You write requirements that developers can build from.',
      'SQL on PostgreSQL, read and write.',
      'Process modeling is a plus.',
    ],
  },
  {
    id: 'demo-job-3',
    title: 'Junior Data Analyst',
    company: 'Elm Street Clinics',
    location: 'Columbus, OH',
    salaryMin: 58_000,
    salaryMax: 71_000,
    description: 'You answer questions of our clinics with numbers: waiting times, no-shows, stock.',
    skillsRequired: ['SQL', 'Python', 'Tableau'],
    employmentType: 'Full-time',
    experienceLevel: 'Entry',
    postedDate: '2025-01-29T12:00:00Z',
    source: 'Sample',
    requirements: ['SQL for your own questions.', 'Some Python.', 'Tableau can be learned here.'],
  },
  {
    id: 'demo-job-4',
    title: 'Software Trainer',
    company: 'Brightpath Logistics',
    location: 'Reno, NV',
    salaryMin: 61_000,
    salaryMax: 78_000,
    description: 'You show three hundred drivers and clerks how the new planning tool helps them, in small groups.',
    skillsRequired: ['Teaching', 'Presentation', 'HTML'],
    employmentType: 'Contract',
    experienceLevel: 'Mid-level',
    postedDate: '2025-01-27T08:00:00Z',
    source: 'Sample',
    requirements: ['You have taught adults before.', 'HTML for short help pages is welcome.'],
  },
]
export const jobList = jobs

export const jobMatches: readonly DemoMatch[] = [
  { id: 'demo-match-1', jobPosting: jobs[0]!, matchPercentage: '92%', skillsMatch: ['SQL', 'Selenium', 'Git'] },
  { id: 'demo-match-2', jobPosting: jobs[1]!, matchPercentage: '78%', skillsMatch: ['SQL', 'PostgreSQL'] },
  { id: 'demo-match-3', jobPosting: jobs[2]!, matchPercentage: '66%', skillsMatch: ['SQL', 'Python'] },
]

export const recommendations: readonly DemoRecommendation[] = [
  {
    id: 'demo-recommendation-1',
    title: 'Computer Systems Analysts',
    description: 'Find out what people need from their systems, and see that they get it.',
    matchPercentage: 84,
    requiredSkills: ['Systems Analysis', 'Critical Thinking', 'Active Listening', 'SQL'],
    salaryRange: { min: 80_900, max: 132_360 },
    growthPotential: 'Much faster than average (+8.7% by 2034)',
    marketDemand: 'Very high',
    priority: 'high',
  },
  {
    id: 'demo-recommendation-2',
    title: 'Training and Development Specialists',
    description: 'Show others how it is done, and find out whether it worked.',
    matchPercentage: 77,
    requiredSkills: ['Instructing', 'Speaking', 'Learning Strategies'],
    salaryRange: { min: 48_900, max: 91_550 },
    growthPotential: 'Much faster than average (+10.8% by 2034)',
    marketDemand: 'Very high',
    priority: 'medium',
  },
  {
    id: 'demo-recommendation-3',
    title: 'Business Intelligence Analysts',
    description: 'Turn data into answers that somebody acts on.',
    matchPercentage: 71,
    requiredSkills: ['SQL', 'Mathematics', 'Reading Comprehension'],
    salaryRange: { min: 82_630, max: 155_810 },
    growthPotential: 'Much faster than average (+33.5% by 2034)',
    marketDemand: 'Very high',
    priority: 'low',
  },
]
/** Code and title of what each recommendation stands for, in their order. */
export const recommendedCodes = ['15-1211.00', '13-1151.00', '15-2051.01'] as const

export const learningPaths: readonly DemoPath[] = [
  {
    id: '01900000-0000-7000-8000-000000000001',
    title: 'Requirements writing',
    description: 'From a wish to a sentence that can be built and tested.',
    difficulty: 'Intermediate',
    progress: 60,
    modules: [
      { title: 'Ask until it is clear', completed: true },
      { title: 'Write ten requirements for a real form', completed: true },
      { title: 'Have a developer read them', completed: false },
    ],
    estimatedDuration: 24,
    skills: ['Requirements analysis'],
  },
  {
    id: '01900000-0000-7000-8000-000000000002',
    title: 'Python for people who test',
    description: 'Small scripts that save an hour a day.',
    difficulty: 'Beginner',
    progress: 20,
    modules: [
      { title: 'Read files and count', completed: true },
      { title: 'Automate one check of yours', completed: false },
      { title: 'Show it to the team', completed: false },
    ],
    estimatedDuration: 40,
    skills: ['Python'],
  },
]

export const skillsGap: DemoSkillsGap = {
  targetRole: 'Computer Systems Analysts',
  currentMatch: 72,
  missingSkills: [
    {
      skill: 'Requirements analysis',
      importance: 'high',
      timeToLearn: '6 weeks',
      resources: ['A book on requirements from your library'],
    },
    {
      skill: 'Process modeling',
      importance: 'medium',
      timeToLearn: '4 weeks',
      resources: ['The BPMN specification, first chapter'],
    },
    { skill: 'Negotiation', importance: 'low', timeToLearn: '8 weeks', resources: ['A colleague who does it well'] },
  ],
}

export const dashboard: DemoDashboard = {
  user: demoUser,
  assessmentProgress: { completedSteps: 7, totalSteps: 10, currentStep: 'Values and interests', score: 78 },
  skillsCount: 8,
  topSkills: userSkills.slice(0, 4),
  jobMatches: jobMatches.length,
  recentMatches: jobMatches.slice(0, 2),
  assessmentScore: 78,
  recommendations: [...recommendations],
  learningPaths: [...learningPaths],
  metrics: {
    skillsCount: 8,
    completedAssessments: 1,
    activeJobMatches: jobMatches.length,
    learningPathsInProgress: learningPaths.length,
    profileStrength: 82,
    weeklyProgress: 15,
  },
  recentActivity: [
    { id: 'demo-1', type: 'skill_update', description: 'SQL raised to Advanced', timestamp: '2025-02-01T16:20:00Z' },
    { id: 'demo-2', type: 'job_match', description: 'New match: QA Lead, Northline Foods', timestamp: '2025-02-01T10:05:00Z' },
    {
      id: 'demo-3',
      type: 'assessment_complete',
      description: 'Career assessment: 7 of 10 steps',
      timestamp: '2025-01-31T18:40:00Z',
    },
  ],
}

export const profile = {
  id: 'demo-profile',
  title: 'Quality assurance analyst',
  industry: 'Technology',
  experience: 6,
  location: 'Tacoma, WA',
  bio: 'I find out what goes wrong before the customer does.',
  careerGoals: 'Nearer to the people who decide what is built.',
  preferredWorkStyle: 'hybrid',
  salaryExpectation: 98_000,
}

/** Three, unread, as the menu of the demo always shows. */
export const notifications = [
  {
    id: '01900000-0000-7000-8000-0000000000b1',
    title: 'New job match',
    text: 'QA Lead at Northline Foods fits you at 92%.',
    link: '/jobs',
    createdAt: '2025-02-01T10:05:00.000Z',
    read: false,
  },
  {
    id: '01900000-0000-7000-8000-0000000000b2',
    title: 'Your recommendations are ready',
    text: 'Three career directions, each with reasons for and against.',
    link: '/recommendations',
    createdAt: '2025-01-31T18:42:00.000Z',
    read: false,
  },
  {
    id: '01900000-0000-7000-8000-0000000000b3',
    title: 'Keep going',
    text: 'Requirements writing is at 60%. The next module takes an evening.',
    link: '/learning',
    createdAt: '2025-01-30T08:00:00.000Z',
    read: false,
  },
]
