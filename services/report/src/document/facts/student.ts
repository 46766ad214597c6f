import type { ReportInput } from '../model/report-input.ts'

/** Whether the reader is at school: what they earn beside it is no pay in a line of work, and no job of theirs can end. */
export function isStudent({ profile, present }: Pick<ReportInput, 'profile' | 'present'>): boolean {
  const role = profile.currentRole.trim()
  if (STUDENT.test(role)) return true
  return present === undefined && (profile.reach?.yearsExperience ?? 0) === 0 && (role === '' || SCHOOL.test(role))
}

/**
 * Takes what a student earns beside school out of what the pages compare with, and the least pay that was counted from it; a least
 * pay in their own words stays. Returns those earnings, 0 for who is no student.
 */
export function setSchoolPayAside(input: ReportInput): number {
  const { reach } = input.profile
  if (!reach || !isStudent(input)) return 0
  const earned = reach.salaryCurrent
  reach.salaryCurrent = 0
  reach.payFloorShare = 0
  const { ranking } = input
  const fromEarnings = (label: string): boolean => {
    const figure = /^Pay at least (?:\$([\d,]+)|\d+ %)/.exec(label)
    return figure !== null && Number((figure[1] ?? '0').replace(/,/g, '')) <= earned
  }
  ranking.limits = ranking.limits.filter(({ label, refused }) => !fromEarnings(label) || refused > 0)
  ranking.funnel = ranking.funnel.filter(
    ({ label, left }, at) => !fromEarnings(label) || left !== (ranking.funnel[at - 1]?.left ?? left),
  )
  return earned
}

/** "High school student", "Student, part-time cashier"; not "student advisor". */
const STUDENT = /\bstudents?(?:$|[,;(/–-]| (?:at|in|and|of|with|working|part)\b)/i
const SCHOOL = /\b(?:in|at|finishing|still in) (?:high |middle |grad(?:uate)? )?(?:school|college)\b|\bunemployed\b|^none$/i
