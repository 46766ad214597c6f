import type { ReportType } from '@waymark/contracts/models/report/report-type'
import { banks } from '../../../../assessment/src/data/banks/banks.ts'
import type { Script } from '../../fixtures/scripts.ts'
import { nurse } from '../../personas/care-and-trades.ts'
import type { Persona } from '../../personas/persona.ts'

/** Somebody who writes one script, wherever words of one's own can be written; each answer has a number, for equal ones are set aside. */
export function scriptPersona({ name, words }: Script, reportType: ReportType): Persona {
  const questions = banks[reportType].questions.filter(({ type }) => type === 'text')
  return {
    ...nurse,
    key: name,
    firstName: words,
    lastName: '',
    facts: { ...nurse.facts, currentRole: words, careerGoals: `${words}. 0.` },
    reportType,
    skills: nurse.skills.map(([, rating], index) => [`${words} ${index + 1}`, rating]),
    texts: Object.fromEntries(questions.map(({ id }, index) => [id, `${words}. ${index + 1}.`])),
    timeline: [`${words} 6`, `${words} 12`, `${words} 24`],
  }
}
