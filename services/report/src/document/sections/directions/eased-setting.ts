import type { WorkSetting } from '@waymark/proto/waymark/skills/v1/skills'
import { keysOn, textOn } from '../../facts/answered.ts'
import { STRAINS } from '../../facts/work/work-themes.ts'
import { namesSetting } from '../../model/prepare-input.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'

/** A setting of the reader's own work that they named, or that takes away some of what wears them out. */
export function easedSetting(input: ReportInput): WorkSetting | undefined {
  const settings = input.ranking.sameWork?.settings ?? []
  return (
    settings.find(({ name }) => namesSetting(input, name)) ?? settings.find(({ differs }) => answersTo(input, differs) !== '–')
  )
}

/** Which of the reader's own words a rung or a setting answers: hours, load, paper and the like. */
export function answersTo(input: ReportInput, words: string): Text {
  const low = words.toLowerCase()
  const eased = EASED.find(({ key, work }) => work.test(low) && worn(input).has(key))
  return eased ? eased.said : '–'
}

function worn(input: ReportInput): Set<string> {
  const words = `${textOn(input, 'fear.main', 400)} ${input.careerGoals}`.toLowerCase()
  const drains = keysOn(input, 'present.drain')
  return new Set(
    STRAINS.filter(({ said, drains: keys }) => said.test(words) || keys.some((key) => drains.includes(key))).map(
      ({ key }) => key,
    ),
  )
}

const EASED: readonly { key: string; work: RegExp; said: Text }[] = [
  {
    key: 'hours',
    work: /weekday|regular hours|by day|office hours|school or office|few weekends|set shifts|daytime|home (?:each|every) night/,
    said: 'Eases your hours',
  },
  { key: 'body', work: /lighter|desk|in place of lifting|less lifting|indoors/, said: 'Eases your body' },
  { key: 'travel', work: /from home|local|less travel|home (?:each|every) night/, said: 'Eases the road' },
  { key: 'people', work: /fewer (?:clients|calls|people)|work alone|quiet/, said: 'Fewer people a day' },
  { key: 'same', work: /varied|wide duties|variety|new (?:cases|problems)|different/, said: 'More variety' },
  { key: 'say', work: /you (?:decide|plan|run|hire|lead)|your own/, said: 'More say' },
  { key: 'pressure', work: /slower|steady|calm|longer ties/, said: 'A slower pace' },
]
