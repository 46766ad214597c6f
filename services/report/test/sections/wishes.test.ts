import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { WishAnswer } from '@waymark/proto/waymark/skills/v1/skills'
import { type EntryWay, trainsForPay } from '../../src/document/facts/entry-way.ts'
import { schoolKind } from '../../src/document/facts/school-fees.ts'
import { quotedAim } from '../../src/document/model/grammar.ts'
import { namesSetting } from '../../src/document/model/prepare-input.ts'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { composeReport } from '../../src/document/sections/compose-report.ts'
import { superiorOf } from '../../src/document/sections/talks/superiors.ts'
import { loadInput } from '../fixtures/load-input.ts'
import { printedTexts } from '../paper/support/printed-texts.ts'

const [first, second] = loadInput('renee').ranking.ranked.map(({ occupation }) => occupation!)

/** What page 4 says of these wishes. */
function page4(wishes: Partial<WishAnswer>[], change: (input: ReportInput) => void = () => {}): string {
  const input = structuredClone(loadInput('renee'))
  input.ranking.wishes = wishes.map((wish) => WishAnswer.fromPartial(wish))
  change(input)
  return printedTexts(composeReport(input), new Set())
    .filter(({ page }) => page === 'told')
    .map(({ text }) => text)
    .join('\n')
}

describe('a wish that somebody stated', () => {
  const nights = {
    id: 'no_nights',
    label: 'No night or weekend shifts',
    answer: 'partly',
    why: `${first!.title} mostly work by day. ${second!.title} often work nights, evenings or weekends: ask before you apply.`,
    source: 'BLS Occupational Outlook Handbook, work schedules',
  }

  it('is answered by name on the page that repeats what they said, in the short titles of the report', () => {
    const words = page4([nights])
    assert.match(words, /No night or weekend shifts/)
    assert.match(
      words,
      /In part\.\** Eligibility interviewers mostly work by day\. Paralegals often work nights, evenings or weekends\./,
    )
  })

  it('that was not read is quoted as a whole sentence', () => {
    const words = page4(
      [
        {
          id: 'unread',
          label: 'Words that we could not read',
          answer: 'unknown',
          why: 'We found neither work nor a wish in “They bought software that reads the invoices so there is”. Say it in other words, and the list is made again.',
        },
      ],
      (input) => {
        input.careerGoals = 'They bought software that reads the invoices so there is less for me. I would stay in finance.'
      },
    )
    assert.match(words, /comes from “They bought software that reads the invoices so there is less for me”\. Where/)
  })

  it('that was not read is quoted by its own words where the goal is one sentence, which stands on the page already', () => {
    const why =
      'We found neither work nor a wish in “I want to stay close to patients”. Say it in other words, and the list is made again.'
    const words = page4([{ id: 'unread', label: 'Words that we could not read', answer: 'unknown', why }], (input) => {
      input.careerGoals = 'I want to stay close to patients but leave night shifts behind.'
    })
    assert.match(words, /comes from “I want to stay close to patients”\. Where/)
  })

  it('is said to be unknown where no data are held, each time in other words', () => {
    const open = (id: string, label: string) => ({
      id,
      label,
      answer: 'unknown',
      why: `For ${first!.title} nothing is published: ask the employer.`,
    })
    const words = page4([open('remote', 'Work from home'), open('calmer', 'Calmer work')])
    assert.match(words, /Not known\.\** For eligibility interviewers nothing is published: ask\./)
    assert.match(words, /Not known\.\** No figure is held for eligibility interviewers\./)
  })

  it('about pay is read against the middle, whatever the engine counts on', () => {
    const pay = {
      id: 'least_pay',
      label: 'At least the pay you need',
      answer: 'yes',
      why: `${first!.title} and ${second!.title} usually reach the pay that you need.`,
    }
    const floor = (dollars: number) => (input: ReportInput) => {
      input.profile.reach!.leastPay = dollars
    }
    assert.match(page4([pay], floor(20_000)), /Yes\.\** Eligibility interviewers and paralegals mostly earn what you need\./)
    assert.match(page4([pay], floor(900_000)), /No\.\** Eligibility interviewers and paralegals mostly earn less than you need\./)
  })

  it('takes no room where there is none', () => assert.doesNotMatch(page4([]), /What you wish of the work/))
})

describe('what is set into our sentences', () => {
  const goal = (careerGoals: string) => ({ careerGoals })

  it('names a place only where all of its name was said, and not behind a no', () => {
    assert.ok(namesSetting(goal('I could see myself in a prison clinic'), 'Jail or prison clinic'))
    assert.ok(namesSetting(goal('maybe hotels'), 'Hotels and resorts'))
    for (const [said, place] of [
      ["run a small clinic's front office", 'Jail or prison clinic'],
      ["run a small clinic's front office", "Doctor's office"],
      ['I drive between stores every day', 'Grocery store'],
      ['at a company that is not a hospital', 'Hospital'],
    ] as const)
      assert.equal(namesSetting(goal(said), place), false, said)
  })

  it('quotes as an aim what is wanted, and not what is told of today', () => {
    assert.equal(quotedAim('I drive 900 miles a week. I want to be home at night.', [], 60), '“I want to be home at night”')
    assert.equal(quotedAim("I want out of the C-suite. I'd like to teach finance.", [], 60), "“I'd like to teach finance”")
    assert.equal(quotedAim('Nurse educator.', [], 60), '“Nurse educator”')
    const both = 'I had a salon and want to sell it. Maybe dental or pharmacy helper.'
    assert.equal(quotedAim(both, ['pharmacy helper'], 60), '“Maybe dental or pharmacy helper”')
    assert.equal(quotedAim(both, [], 60), '“I had a salon and want to sell it”')
  })

  it('sends nobody to talk to the boss that they are', () => {
    assert.equal(superiorOf('41-1011.00', 'Store supervisor').who, 'Your district manager')
    assert.equal(superiorOf('41-1011.00', 'Retail district manager').who, 'Your boss')
  })

  it('asks no fees of a two-year college for a doctorate', () => {
    const gate = { program: "Doctorate in business; a master's at some colleges, by courses" } as EntryWay['gate']
    assert.equal(schoolKind({ study: [48, 72], gate }), 'graduate')
  })

  it('calls months on pay training, and months at school none', () => {
    const way = { known: true, study: [0, 0], paid: [12, 48], experience: 0 } as unknown as EntryWay
    assert.ok(trainsForPay(way))
    for (const other of [{ study: [0, 6] }, { experience: 12 }, { paid: [0, 5] }, { known: false }])
      assert.equal(trainsForPay({ ...way, ...other } as EntryWay), false)
  })
})
