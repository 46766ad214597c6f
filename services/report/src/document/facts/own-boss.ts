import type { ReportInput } from '../model/report-input.ts'

/** Whether the reader runs what they work in today: nobody above them decides, and no employer plans for them. */
export function isOwnBoss({ profile }: Pick<ReportInput, 'profile'>): boolean {
  return OWN_BOSS.test(profile.currentRole.replace(NO_OWNER, ''))
}

const OWN_BOSS =
  /\b(?:owner|self[- ]employed|freelanc\w*|my own|own(?:s|ing)? (?:my|our|the|a) (?:own )?(?:truck|rig|van|shop|salon|business|firm|company|practice|store|studio|garage)|founder|proprietor|independent contractor)\b/i
/** Titles of posts in which somebody owns a product or a task, and no firm. */
const NO_OWNER = /\b(?:product|process|service|system|data|scrum|control|risk|content|app(?:lication)?) owner\b/gi
