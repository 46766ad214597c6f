/** What a title says of somebody beside their work: how near a degree is, and that they are not in work now. */
export type ToldByTitle = {
  /** The degree that they are about to earn, as a level of education of the wizard. */
  readonly soon?: 'bachelors'
  /** Its field as they write it: "kinesiology". */
  readonly major?: string
  /** They are at home, or between jobs, and come back to work. */
  readonly isReturning?: boolean
}

/** Reads "Kinesiology senior, rehab aide", "college senior", "4th year nursing student", "civil engineering co-op", "homemaker, before that bank teller". */
export function toldByTitle(title: string): ToldByTitle {
  const found = HIGH_SCHOOL.test(title) ? null : (SENIOR.exec(title) ?? LAST_YEAR.exec(title) ?? CO_OP.exec(title))
  const major = found?.groups?.major?.trim()
  return {
    ...(found ? { soon: 'bachelors' as const } : {}),
    ...(major && !SCHOOL.test(major) ? { major } : {}),
    ...(AT_HOME.test(title) ? { isReturning: true } : {}),
  }
}

/** A senior behind a field of study; before a noun it is a rank ("senior analyst"), and at a high school no degree. */
const SENIOR = /(?:^|[,;(/] ?)(?<major>(?:\p{L}+ ){1,3})(?:major,? )?senior(?: year)?(?= ?(?:$|[,;()/&+-]| at | and | student))/iu
const LAST_YEAR =
  /(?:^|[,;(/] ?)(?:(?:4th|fourth|final|last|senior)[- ]year,? )(?<major>(?:\p{L}+ ){0,3}?)(?:college |university |undergrad(?:uate)? )?(?:student|major|undergrad)\b/iu
/** A co-op and an internship are terms of work within a bachelor's program; a store can be a co-op too. */
const CO_OP =
  /(?:^|[,;(/+] ?)(?<major>(?:\p{L}+ ){0,2}(?:engineering|science|cs|business|accounting|architecture|biology|chemistry|marketing|finance|design|software|data|journalism|research) )?(?:co-?op|intern)(?= ?(?:$|[,;()/&+-]| at | student))/iu
const HIGH_SCHOOL = /\bhigh[- ]?school\b/i
const SCHOOL = /^(?:a|an|the|college|university|undergrad|state)$/i
const AT_HOME =
  /\b(?:home ?maker|house ?(?:wife|husband)|stay[- ]at[- ]home|(?:mom|dad|mother|father|parent) at home|at home with|full[- ]time (?:mom|dad|parent|caregiver)|returning to work|out of work (?:for|since))\b/i
