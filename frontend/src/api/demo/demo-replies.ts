import { demoUser } from '../../lib/demo-mode.ts'
import type { Dashboard } from '../dashboard.ts'

const metrics = {
  skillsCount: 8,
  completedAssessments: 1,
  activeJobMatches: 2,
  learningPathsInProgress: 2,
  profileStrength: 82,
  weeklyProgress: 15,
  averageSkillLevel: 66,
}

const dashboard: Dashboard = {
  user: demoUser,
  assessmentProgress: { completedSteps: 7, totalSteps: 10, currentStep: 'Values and interests', score: 78 },
  skillsCount: 8,
  topSkills: [
    { id: 'sql', name: 'SQL', category: 'Databases', proficiencyLevel: 4.2 },
    { id: 'selenium', name: 'Selenium', category: 'Development Tools', proficiencyLevel: 3.5 },
    { id: 'python', name: 'Python', category: 'Programming Languages', proficiencyLevel: 3 },
    { id: 'javascript', name: 'JavaScript', category: 'Programming Languages', proficiencyLevel: 2.4 },
  ],
  jobMatches: 2,
  recentMatches: [],
  assessmentScore: 78,
  recommendations: [],
  learningPaths: [],
  metrics,
  recentActivity: [
    { id: 'demo-1', type: 'skill_update', description: 'SQL raised to Advanced', timestamp: '2025-02-01T16:20:00Z' },
    { id: 'demo-2', type: 'job_match', description: 'New match: QA lead, Northline Foods', timestamp: '2025-02-01T10:05:00Z' },
    {
      id: 'demo-3',
      type: 'assessment_complete',
      description: 'Career assessment: 7 of 10 steps',
      timestamp: '2025-01-31T18:40:00Z',
    },
  ],
  profileCompleteness: 82,
  away: [],
}

/** What the demo answers without a server, by the id of the call. */
export const demoReplies: Readonly<Record<string, unknown>> = {
  getUser: demoUser,
  getDashboard: dashboard,
  listNotifications: { notifications: [], unread: 0 },
  listRecommendations: [],
  listReports: { reports: [], total: 0 },
}
