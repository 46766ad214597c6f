import { keyOn, labelsOn, ratedOn, saidOf } from '../../facts/answered.ts'
import { capital, lower } from '../../facts/reading.ts'
import { BUDGET_WORDS, FIELD_NAMES, PEOPLE_WORDS } from '../../ladder/missing.ts'
import { standingOfReader, titleOfReader } from '../../ladder/reader.ts'
import { SCOPE_FIELDS, type ScopeField } from '../../ladder/tables.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { quotedWhole } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { columns, heading, points, small } from '../parts.ts'
import { ownFacts, shortSkill } from '../person/own-facts.ts'
import type { Section } from '../section.ts'
import { CARRIED, fieldsFigure, strengthsFigure } from './scope-figures.ts'
import { rolesTable } from './scope-roles.ts'

/** executive_transition: the sheet of one page that those who hire leaders ask for, begun with what the person told. */
export const scope: Section = {
  id: 'scope',
  pages: 1,
  title: 'Scope: what you have carried',
  group: 'do',
  compose(input, facts) {
    return [
      {
        id: 'scope',
        title: 'Scope: what you have carried',
        group: 'do',
        kicker: 'Scope',
        headline: headlineFor(input),
        standfirst: standfirstFor(input),
        blocks: [
          columns('halves', [fieldsFigure(input)], [strengthsFigure(input)]),
          sheet(input, facts),
          columns(
            'halves',
            [heading('What speaks for you'), points('plus', strong(input, facts), { size: 'small' })],
            [heading('What they will ask about'), points('minus', thin(input, facts), { size: 'small' })],
          ),
          rolesTable(input, facts),
          {
            ...columns(
              'halves',
              [heading('Why now'), small(reasonText(input))],
              [{ kind: 'lines', label: 'Two people who would confirm each line', count: 1 }],
            ),
            drop: 3,
          },
        ],
      },
    ]
  },
}

function carried(input: ReportInput): ScopeField[] {
  return ratedOn(input, 'leadership.scope')
    .filter(({ value }) => value >= CARRIED)
    .flatMap(({ key }) => SCOPE_FIELDS.find((field) => field === key) ?? [])
}

function headlineFor(input: ReportInput): Text {
  const [first, second] = carried(input).map((field) => FIELD_NAMES[field])
  const rated = ratedOn(input, 'leadership.scope')
  if (rated.length === 0) return 'Your scope is not told yet: four figures would do it'
  const title = plain(titleOfReader(input))
  if (!first)
    return fitting([
      `Nothing carried alone yet: make ${fieldName(rated[0]!.key)} your own`,
      'Nothing carried alone yet: choose a field',
    ])
  if (!second) return fitting([`Lead with ${first}: as ${title}, you carried it`, `Lead with ${first}: you carried it`])
  return fitting([`Lead with ${first}, then ${second}`, `Lead with ${first}`])
}

/** Characters of a headline that fit two lines for sure. */
const TWO_LINES = 74
const fitting = (wordings: readonly Text[]): Text => wordings.find((words) => words.length <= TWO_LINES) ?? wordings.at(-1)!

function standfirstFor(input: ReportInput): Text {
  const { work, level } = standingOfReader(input)
  const skill = shortSkill(input, 0)
  const years = Math.round(input.profile.reach?.yearsExperience ?? 0)
  const time = years > 1 ? `${years} years` : 'your time'
  if (level === 0)
    return `Whoever leads in ${work.name} has this sheet; yours begins with ${time} of your own${skill ? `, ${skill} among them` : ''}.`
  return `${capital(time)} of ${work.name} as people, money and results: those who hire look first at ${work.figures[2]}.`
}

/** What we hold of each line, and the blank that only the reader can fill. */
function sheet(input: ReportInput, facts: FactTable): Block {
  const { work } = standingOfReader(input)
  const { proud, skills } = ownFacts(input)
  const fields = carried(input).slice(0, 3)
  const years = facts.has('you.years') ? `, ${facts.ref('you.years')} of work` : ''
  const people = PEOPLE_WORDS[keyOn(input, 'leadership.people')]
  const budget = BUDGET_WORDS[keyOn(input, 'leadership.budget')]
  const best = skills[0]
  const told = quotedWhole(proud, 90)
  return {
    kind: 'table',
    caption: 'Your scope sheet',
    columns: [{ head: 'Line', width: 15 }, { head: 'What you told us', width: 42 }, { head: 'What only you know' }],
    rows: [
      { cells: ['Post', `${plain(capital(titleOfReader(input)))}${years}`, `At ______, since ______; reporting to ______`] },
      { cells: ['People', people ? `${capital(people)}{^Y}` : 'Not told', '___ direct, ___ in all; ___ of them led others'] },
      {
        cells: [
          'Money',
          budget ? `${capital(budget)} a year{^Y}` : 'Not told',
          'Costs $______, sales $______; I sign up to $______',
        ],
      },
      {
        cells: [
          'Fields',
          fields.length > 0 ? `${capital(fields.map((field) => FIELD_NAMES[field]).join(', '))}{^Y}` : 'None at 7 or more',
          `${capital(work.figures[0]!)}: ______ when I came, ______ now`,
        ],
      },
      {
        cells: [
          'Result',
          told ? `${told}{^Y}` : best ? `No story told; ${plain(best.name)} is your best rating{^Y}` : 'Not told',
          'It was worth $______ or ______ a year',
        ],
      },
      { cells: ['At stake', `Often in ${work.name}: ${work.risks[0]}{^E}`, 'The worst that came of it under me: ______'] },
    ],
    style: 'dense',
  }
}

function strong(input: ReportInput, facts: FactTable): { lead: Text; text: Text }[] {
  const tasks = ratedOn(input, 'leadership.strengths').filter(({ value }) => value >= CARRIED)
  const { work } = standingOfReader(input)
  const skill = shortSkill(input, 0)
  const items = tasks.slice(0, 2).map((item, at) => ({
    lead: `${plain(item.label)}, ${saidOf(facts, 'leadership.strengths', item)} of 10:`,
    text: `${lower(PROOFS[item.key] ?? '')}${at === 0 ? ` Look for it where this changed: ${work.figures[1]}.` : ''}`,
  }))
  if (items.length > 0)
    return skill ? [...items, { lead: `${capital(skill)}:`, text: `say what others could do because of it.{^Y}` }] : items
  return [
    {
      lead: 'No task of a leader stands at 7 or more.',
      text: skill
        ? `What stands high is ${skill}: say what others could do because of it.`
        : 'Ask two people what they would come to you for.',
    },
  ]
}

/** What shows each strength, by the key of the question on them. */
const PROOFS: Readonly<Record<string, Text>> = {
  direction: 'Name who walked another way before you spoke.',
  choosing: 'Count those you chose who lead others today.',
  hard_calls: 'Tell the call, its date, and who wanted to wait.',
  money: 'Name what you stopped paying for, and what it paid for instead.',
  allies: 'Name one who owed you nothing and came along.',
  deals: 'Say what you walked away from.',
  whole: 'Draw the two parts that nobody had seen together.',
  listening: 'Tell the bad news that reached you first, and from whom.',
}

/** The two lowest fields and the weakest task, as they were rated: what is low beside the rest is asked about, whatever its figure. */
function thin(input: ReportInput, facts: FactTable): { lead: Text; text: Text }[] {
  const { work } = standingOfReader(input)
  const rated = ratedOn(input, 'leadership.scope')
  const highest = rated[0]?.value ?? 0
  const low = rated.toReversed().filter(({ value }) => value < highest)
  const items = low.slice(0, 2).map((item, at) => ({
    lead: `${capital(fieldName(item.key))}, ${saidOf(facts, 'leadership.scope', item)} of 10:`,
    text: `${lower(WHO_DID[item.key] ?? '')}${at === 0 ? ` And who answered for ${work.risks[0]}?` : ''}`,
  }))
  if (items.length > 0) return items
  return [
    {
      lead: rated.length > 0 ? 'You gave all fields one rating.{^Y}' : 'You rated no field.',
      text: `They will ask which is yours. Begin with ${work.figures[0]}.`,
    },
  ]
}

const fieldName = (key: string): string => FIELD_NAMES[SCOPE_FIELDS.find((field) => field === key) ?? 'operations']

/** The question that a low field brings, by its key. */
const WHO_DID: Readonly<Record<string, Text>> = {
  profit: 'Who closed the year beside you, and what did you read of it?',
  growth: 'Where did the new customers come from, if not through you?',
  operations: 'Who kept it running while you did the rest?',
  people: 'Who hired, and who had to let go?',
  technology: 'Who chose the systems that your people use?',
  deals: 'Which sale or merger did you see from close by?',
  crisis: 'What is the worst month that you have been through?',
  public: 'Who spoke when the press or an official called?',
}

function reasonText(input: ReportInput): Text {
  const key = keyOn(input, 'leadership.reason')
  const said = labelsOn(input, 'leadership.reason', 1)[0]
  if (!said || !REASONS[key])
    return 'You gave no reason. Have one that fits in a sentence: it is the first question of every first talk.'
  return `“${plain(said)}”: ${lower(REASONS[key])}{^Y}`
}

/** How to say a reason so that it blames nobody, by its key. */
const REASONS: Readonly<Record<string, Text>> = {
  ceiling: 'Say what you want to carry next, and leave the ceiling out of it.',
  sale: 'Say what you did for the firm in the months of the change, since that part is yours.',
  boss: 'Say what you learned from both, with no name and no sigh.',
  done: 'Say what was to be done, and the date when it was.',
  legacy: 'Say for whom it should last, and ask who pays for years one and two.',
  health: 'Keep it to yourself at first, and ask about hours and travel as facts of the post.',
  offer: 'Say what made you listen, and never bluff with it.',
}
