import { detailedAssessment, MAX_TEXT, MAX_YEARS } from '@waymark/contracts/models/assessment/assessment'
import { educationLevels, industries, targetIndustries } from '@waymark/contracts/models/assessment/options'
import { joinTimeline } from '@waymark/contracts/models/identity/timeline'
import { reportTypes } from '@waymark/contracts/models/report/report-type'
import { decode } from '@waymark/kit/decode'
import { storable } from '@waymark/kit/storable'
import { banks } from '../../../assessment/src/data/banks/banks.ts'
import { presentQuestion } from '../../../assessment/src/http/present-question.ts'
import type { Careers } from '../../../skills/src/data/careers.ts'
import { createDice, type Dice } from './dice.ts'
import { drawAnswers, type Length } from './draw-answers.ts'
import { longestWords, wordsOf } from './words.ts'

export type Crowd = { careers: Careers; titles: readonly string[]; codes: readonly string[] }

/** Everything a person can be drawn from that the tables hold: each title, and each code of an occupation. */
export function crowdOf(careers: Careers): Crowd {
  const { occupations } = careers.engine.base
  return {
    careers,
    titles: [...new Set(occupations.flatMap(({ title, alternateTitles }) => [title, ...alternateTitles]))],
    codes: occupations.map(({ code }) => code),
  }
}

/** One random person, as the wizard sends them and the service takes them in. */
export function drawPerson(crowd: Crowd, seed: string, index: number) {
  const dice = createDice(`${seed} ${index}`)
  const assessmentType = reportTypes[index % reportTypes.length]!
  const length = dice.one<Length>(['empty', 'shortest', 'drawn', 'drawn', 'drawn', 'longest'])
  const currentRole = dice.chance(0.8) ? dice.one(crowd.titles) : filled(wordsOf(dice, 200), 1)
  const { timelines, ...answers } = drawAnswers(dice, banks[assessmentType].questions.map(presentQuestion), length)
  const goals = length === 'longest' ? longestWords(dice, MAX_TEXT) : length === 'drawn' ? wordsOf(dice, MAX_TEXT) : 'Be content'
  const sent = {
    assessmentType,
    currentRole: currentRole.slice(0, 200),
    yearsExperience: dice.chance(0.1) ? dice.uniform() * MAX_YEARS : dice.whole(0, MAX_YEARS),
    industry: dice.one(industries),
    targetIndustry: dice.chance(0.7) ? dice.one(targetIndustries) : undefined,
    salaryCurrent: drawPay(dice),
    salaryTarget: drawPay(dice),
    educationLevel: dice.one(educationLevels),
    careerGoals: joinTimeline(filled(goals, 10), Object.keys(timelines), timelines),
    currentOccupation: drawOccupation(dice, crowd, currentRole),
    ...(length === 'empty' ? {} : answers),
    ...(length === 'longest' && { skillsSoft: skillNames(dice), certifications: skillNames(dice) }),
  }
  const personName = dice.chance(0.6) ? '' : dice.chance(0.5) ? 'Aïsha Okonkwo-Nguyễn' : wordsOf(dice, 120)
  return { index, personName, payload: decode(detailedAssessment, storable(sent)) }
}

function drawPay(dice: Dice): number | undefined {
  return dice.one([
    undefined,
    0,
    dice.whole(1, 100),
    dice.whole(15_000, 60_000),
    dice.whole(60_000, 400_000),
    dice.whole(0, 2_000_000),
  ])
}

/** None as often as not; else what the picker offers for the role, or any occupation of the table. */
function drawOccupation(dice: Dice, { careers, codes }: Crowd, role: string): string | undefined {
  if (dice.chance(0.5)) return undefined
  const offered = careers.titles.index.find(role, 5)
  if (offered.length > 0 && dice.chance(0.6)) return careers.engine.base.occupations[dice.one(offered).index]!.code
  return dice.one(codes)
}

function skillNames(dice: Dice): string[] {
  return Array.from({ length: dice.whole(1, 50) }, () => wordsOf(dice, 200))
}

/** Nobody sends a required field without a letter in it: the form and the service refuse that. */
function filled(words: string, least: number): string {
  return storable(words).trim().length >= least ? words : `${words} Nothing else`
}
