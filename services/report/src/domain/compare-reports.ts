import { educationLabels, industryLabels } from '@waymark/contracts/models/assessment/options'
import { fieldQuestions, occupationQuestion } from '@waymark/contracts/models/report/report-answers'
import type { ReportComparison } from '@waymark/contracts/models/report/report-comparison'
import { type ReportType, reportCatalog } from '@waymark/contracts/models/report/report-type'
import { stateName, usState } from '@waymark/contracts/models/skills/us-states'
import type { ReportInput } from '../document/model/report-input.ts'
import { answerWords, dollarWords } from './answer-words.ts'

type RankedOccupation = ReportInput['ranking']['ranked'][number]

/** Pure: what changed from one report of a person to another, and why, as far as the two lists say. */
export function compareReports(before: ReportInput, after: ReportInput): ReportComparison {
  return {
    before: sideOf(before),
    after: sideOf(after),
    answers: changedAnswers(before, after),
    places: changedPlaces(before, after),
  }
}

function sideOf({ reportId, reportType, createdAt, ranking }: ReportInput): ReportComparison['before'] {
  return {
    id: reportId,
    reportType: reportType as ReportType,
    title: reportCatalog[reportType].name,
    createdAt,
    engineVersion: ranking.engineVersion || undefined,
  }
}

function changedAnswers(before: ReportInput, after: ReportInput): ReportComparison['answers'] {
  const old = new Map(saidIn(before).map((said) => [said.id, said]))
  const now = new Map(saidIn(after).map((said) => [said.id, said]))
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id)?.words ?? '', now.get(id)?.words ?? '']
    return was === is ? [] : [{ question: (now.get(id) ?? old.get(id))?.question ?? id, before: was, after: is }]
  })
}

function saidIn({ profile, careerGoals, answers, present }: ReportInput) {
  const reach = profile.reach
  const basic: Record<keyof typeof fieldQuestions, string> = {
    currentRole: profile.currentRole.trim(),
    yearsExperience: reach && reach.yearsExperience > 0 ? String(reach.yearsExperience) : '',
    industry: labelIn(industryLabels, reach?.industry),
    targetIndustry: labelIn(industryLabels, reach?.targetIndustry),
    salaryCurrent: dollarWords(reach?.salaryCurrent || undefined),
    salaryTarget: dollarWords(reach?.salaryTarget || undefined),
    educationLevel: labelIn(educationLabels, reach?.education),
    careerGoals: careerGoals.trim(),
    state: usState.is(reach?.state) ? stateName(reach.state) : '',
  }
  return [
    ...Object.entries(fieldQuestions).map(([id, question]) => ({ id, question, words: basic[id as keyof typeof basic] })),
    { id: 'currentOccupation', question: occupationQuestion, words: present?.title ?? '' },
    ...answers.map((answer) => ({ id: answer.questionId, question: answer.question, words: answerWords(answer) })),
  ].filter(({ words }) => words !== '')
}

/** A slug of an older report may be on no list any more. */
function labelIn(labels: Readonly<Record<string, string>>, slug: string | undefined): string {
  return slug ? (labels[slug] ?? slug) : ''
}

function changedPlaces(before: ReportInput, after: ReportInput): ReportComparison['places'] {
  const old = standings(before)
  const now = standings(after)
  const codes = [...new Set([...now.keys(), ...old.keys()])]
  return codes.map((code) => {
    const [was, is] = [old.get(code), now.get(code)]
    return {
      code,
      title: (is ?? was)?.ranked.occupation?.title ?? code,
      before: was && { place: was.place, fit: Math.round(was.ranked.fit) },
      after: is && { place: is.place, fit: Math.round(is.ranked.fit) },
      why: was && is ? undefined : is ? whyCame(before, is.ranked) : whyWent(after, code),
    }
  })
}

function standings({ ranking }: ReportInput): Map<string, { place: number; ranked: RankedOccupation }> {
  return new Map(ranking.ranked.map((ranked, index) => [ranked.occupation?.code ?? '', { place: index + 1, ranked }]))
}

/** What kept it off the list before, if that was said; otherwise what speaks for it now. */
function whyCame(before: ReportInput, { occupation, reasonsFor }: RankedOccupation): string | undefined {
  const refused = before.ranking.refused.find(({ code }) => code === occupation?.code)
  return refused ? `It was left out before: ${refused.why}` : reasonsFor[0]?.text
}

function whyWent({ ranking }: ReportInput, code: string): string | undefined {
  return ranking.refused.find((one) => one.code === code)?.why
}
