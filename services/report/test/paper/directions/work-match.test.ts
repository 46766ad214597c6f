import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type ActivitySlug, activities } from '@waymark/contracts/models/identity/activities'
import { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import { Note } from '@waymark/proto/waymark/skills/v1/occupation'
import { WishAnswer } from '@waymark/proto/waymark/skills/v1/skills'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { ACTIVITY_WORK } from '../../../src/document/facts/work/activity-work.ts'
import { matchWork, sharesStem } from '../../../src/document/facts/work/work-match.ts'
import { STRAINS, WORK_THEMES } from '../../../src/document/facts/work/work-themes.ts'
import { prepareInput } from '../../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { createSaidBefore } from '../../../src/document/model/said-before.ts'
import { composeReport } from '../../../src/document/sections/compose-report.ts'
import { loadInput } from '../../fixtures/load-input.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { personaOfPerson } from '../../people/persona-of-person.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'
import { printedTexts } from '../support/printed-texts.ts'

/** Tasks of our notes that strict readers found beside a mark which has nothing to do with them. */
const APART: readonly (readonly [ActivitySlug, string])[] = [
  ['run-experiment', 'Bank the cash and checks, and keep the slips.'],
  ['run-experiment', 'Back into the dock, check the freight, get a signature.'],
  ['check-forms', 'Check each patient: pulse, pressure, pain, mood.'],
  ['keep-books', 'Look at the roof or the bumper, and write what it costs to mend.'],
  ['find-cause', 'Log your hours, and report each fault or dent.'],
  ['order-records', 'Talk to the one who claims, to witnesses, doctors and police.'],
  ['guide-young', 'Hire, train and rate the people who run the place.'],
  ['write-story', 'Write up hours, fuel and each accident.'],
  ['lead-team', 'Take the calls and orders, and send the nearest crew that can do it.'],
  ['lead-team', 'Report to the board, and answer for results.'],
  ['run-experiment', 'Replace the bad board, sensor or seal, then run a test.'],
  ['order-records', 'Settle the sum, pay up to your limit, or send the file on.'],
  ['repair-machine', 'Look at the roof or the bumper, and write what it costs to mend.'],
  ['repair-machine', 'Do the planned checks, log them, and keep spare parts at hand.'],
  ['speak-persuade', 'Show samples and the catalog, and say what sells elsewhere.'],
  ['study-samples', 'Show samples and the catalog, and say what sells elsewhere.'],
  ['write-story', "Find out why a machine stopped: error codes, meters, the operator's story."],
  ['write-story', 'Interview, check the story, and tell people where they stand.'],
  ['win-customer', 'Hunt the fault in the pitch, the hydraulics or the controls.'],
  ['speak-persuade', 'Hunt the fault in the pitch, the hydraulics or the controls.'],
  ['lead-team', 'Write surveys that do not lead people to an answer.'],
  ['listen-worry', 'Plug in the laptop, read the codes, and listen to the machine.'],
  ['guide-young', 'Thin young trees, and spray or pull weeds.'],
  ['teach-group', 'Talk with the tower and change course when told.'],
  ['negotiate-deal', 'Teach staff the rules in terms of their own desk.'],
  ['repair-machine', 'Fix price lists, and say how far a discount may go.'],
  ['build-solid', 'Build a plan that shows how they can pay for school, a home or old age.'],
  ['tend-outdoors', 'Design the plant that cleans water, air or soil.'],
  ['find-patterns', 'Cut cloth along a pattern and baste it for a fitting.'],
  ['study-samples', "Pick next season's goods from samples, and say how many."],
  ['draw-design', 'Gauge the tanks and draw samples.'],
  ['keep-books', 'Hand out and collect tests, books and homework.'],
  ['order-records', 'Record ads, and host fairs and charity events for the station.'],
  ['follow-procedure', 'Change a procedure that costs everyone time.'],
  ['care-ill', 'Read the script, and plan each face: age, wound, era.'],
  ['fit-equipment', 'Pull samples from the line, and test them as the sheet says.'],
]
/** Tasks that are that very thing. */
const TOGETHER: readonly (readonly [ActivitySlug, string])[] = [
  ['plan-schedule', 'Make the work plan: who is on when, and for what.'],
  ['guide-young', 'Show one step of the trade slowly, then watch twenty students try it.'],
  ['lead-team', 'Hire, coach and review the people of the team.'],
  ['find-cause', 'Trace the fault with a meter, a laptop and the wiring plan.'],
  ['care-ill', 'Check each patient: pulse, pressure, pain, mood.'],
  ['keep-books', 'Bank the cash and checks, and keep the slips.'],
  ['repair-machine', 'Replace the bad board, sensor or seal, then run a test.'],
  ['repair-machine', 'Clean, oil and repair pumps, valves and bearings.'],
  ['write-story', 'Write the press release, and get it past three people who must sign off.'],
  ['build-solid', 'Cut and shape wood to size with saws and hand tools.'],
  ['listen-worry', 'Calm patients and families, and log what was given.'],
  ['teach-group', 'Plan each lesson: what they should know when the bell rings.'],
  ['study-samples', 'Measure noise, dust and fumes at the place where people work.'],
]

const careers = createCareers()
const skills = engineInProcess(careers)

describe('a mark of the questionnaire', () => {
  it('has words of its own for each activity', () => {
    assert.deepEqual(Object.keys(ACTIVITY_WORK).toSorted(), activities.map(({ slug }) => slug).toSorted())
  })

  for (const [slug, task] of APART)
    it(`${slug} does not stand beside “${task}”`, () => assert.doesNotMatch(task.toLowerCase(), ACTIVITY_WORK[slug]))

  for (const [slug, task] of TOGETHER)
    it(`${slug} stands beside “${task}”`, () => assert.match(task.toLowerCase(), ACTIVITY_WORK[slug]))
})

describe('what somebody told', () => {
  const told = (change: (input: ReportInput) => void) => {
    const input = structuredClone(loadInput('renee'))
    input.answers = []
    input.careerGoals = ''
    change(input)
    const note = Note.fromPartial({
      tasks: ['Haggle over the contract, and watch that it is kept.', 'Wait.', 'Sit.', 'Go.'].map((text) => ({
        text,
        source: 'O',
      })),
      shifts: [{ text: 'New leads often get nights or the weekend.', source: 'E' }],
    })
    return matchWork(input, { ...input.present!, note }, createSaidBefore(input))
  }

  it('as a skill stands beside a task that names it, whatever its kind', () => {
    const { fits } = told(({ answers }) => {
      const items = [{ key: 'a', label: 'Contract review', value: 8 }]
      answers.push(AnsweredQuestion.fromPartial({ topic: 'skill.named', items }))
    })
    assert.deepEqual(
      fits.map(({ said, fact }) => [said, fact.text]),
      [['Contract review: you rate it 8 of 10.', 'Haggle over the contract, and watch that it is kept.']],
    )
  })

  it('as a wish stands beside the hours that break it', () => {
    const { clashes } = told(({ ranking }) => {
      ranking.wishes = [WishAnswer.fromPartial({ id: 'no_nights', label: 'No night or weekend shifts', answer: 'unknown' })]
    })
    assert.equal(clashes[0]?.said, 'You asked for this: no night or weekend shifts.')
    assert.equal(clashes[0]?.fact.text, 'New leads often get nights or the weekend.')
  })

  it('is not a control where it is a contract', () =>
    assert.ok(!sharesStem('Contract review', 'Hunt the fault in the controls.')))
})

describe('a named skill', () => {
  const lead = WORK_THEMES.find(({ key }) => key === 'lead')!
  for (const skill of ['case management', 'time management', 'inventory management'])
    it(`of ${skill} is no leading of people`, () => assert.doesNotMatch(skill, lead.said))
  for (const skill of ['managing a kitchen', 'team leadership', 'store management'])
    it(`of ${skill} is`, () => assert.match(skill, lead.said))
})

describe('what somebody likes, and what the week holds', () => {
  const inspectors: ReportInput[] = []

  before(async () => {
    for (const careerGoals of ['I want to become a building inspector.', 'I want to be a health and safety inspector.'])
      inspectors.push(
        prepareInput(await personaInput(personaOfPerson(inspector(careerGoals), 'career_change'), 'career_change', skills)),
      )
  })

  it('are joined only where a group of tasks is of that kind', () => {
    const joined = /(?:Much|Part) of it is ([^;]*); you say you like working with your hands, tools and machines/g
    let read = 0
    for (const input of inspectors) {
      const words = printedTexts(composeReport(input))
        .map(({ text }) => text)
        .join('\n')
      read += words.length
      for (const [, tasks] of words.matchAll(joined)) assert.doesNotMatch(tasks!, /approving|rules|papers|permits|deciding/)
      assert.doesNotMatch(words, /approving deals and payments[^.]*; you say you like (?:working|finding|helping|making)/)
    }
    assert.ok(read > 10_000)
  })

  it('stand together where the work bears it out', () => {
    const told = inspectors.flatMap(({ ranking, occupations }) =>
      [...ranking.ranked, ...ranking.unfiltered].flatMap(({ occupation, reasonsFor }) =>
        reasonsFor.flatMap(({ kind, text }) =>
          kind === 'interest_match' ? [{ text, occupation: occupations[occupation!.code] ?? occupation! }] : [],
        ),
      ),
    )
    assert.ok(told.length > 0)
    for (const { text, occupation } of told) {
      assert.match(text, /^(?:Much|Part) of it is .+; you say you like .+\.$/)
      assert.ok(
        occupation.activities.some(({ label }) => text.includes(label)),
        `${occupation.title}: ${text}`,
      )
    }
  })
})

function inspector(careerGoals: string): InventedPerson {
  return {
    id: 'inspector',
    role: 'Carpenter',
    soc: '47-2031',
    years: 15,
    education: 'high_school',
    salaryCurrent: 60_000,
    salaryTarget: 70_000,
    careerGoals,
    riasec: { R: 10, I: 6, A: 3, S: 4, E: 5, C: 7 },
    values: ['Job security', 'Autonomy'],
    skills: [{ name: 'Framing', rating: 9 }],
  }
}

describe('a strain on the body', () => {
  const { said } = STRAINS.find(({ key }) => key === 'body')!

  it('is heard in what people say of their own health', () => {
    for (const words of ['my health is going', 'health problems since spring', 'i had to leave for health reasons'])
      assert.match(words, said)
  })

  it('is not heard in the name of a job, a field or a benefit', () => {
    for (const words of [
      'community health worker',
      'public health',
      'real health insurance',
      'my health insurance',
      'a health system',
    ])
      assert.doesNotMatch(words, said)
  })
})
