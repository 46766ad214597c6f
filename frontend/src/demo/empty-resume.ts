import { type ResumeDocument, resumeSections } from '@waymark/contracts/models/resume/resume'
import { demoUser } from '../lib/demo-mode.ts'

/** A résumé that holds what the demo's profile says, and nothing else. */
export function emptyResume(profile: { title: string; location: string; bio: string }): ResumeDocument {
  const none = { work: [], education: [], skills: [], projects: [], certificates: [], languages: [] }
  const rest = { volunteer: [], awards: [], publications: [], interests: [], references: [] }
  return {
    paper: 'letter',
    layout: 'classic',
    basics: {
      name: `${demoUser.firstName} ${demoUser.lastName}`,
      label: profile.title,
      email: demoUser.email,
      phone: '',
      url: '',
      location: profile.location,
      summary: profile.bio,
      profiles: [],
    },
    basicsFrom: { name: 'profile', label: 'profile', email: 'profile', location: 'profile', summary: 'profile' },
    sections: resumeSections.map((section) => ({ section, hidden: false })),
    ...none,
    ...rest,
  }
}
