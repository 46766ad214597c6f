import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { createMask, overlapOf, wordsOfReport } from '../../../bench/report-sentences.ts'
import { REPORT_TYPES, type ReportType } from '../../../src/document/model/report-type.ts'
import { composeSection } from '../../../src/document/sections/compose-report.ts'
import { aimOf } from '../../../src/document/sections/opening/aim.ts'
import { ORDER } from '../../../src/document/sections/order.ts'
import type { SectionContent } from '../../../src/document/sections/section.ts'
import { usualPeople } from '../../people/report-people.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'

/**
 * The pages that tell somebody what to do next, read for people who have nothing to do with each other (PEOPLE=<people.json> for those of
 * a file): what two of them share once numbers, titles and names are masked.
 */
const PAGES = ['talks', 'plans', 'support', 'shortlist', 'interview', 'lenses', 'tasks', 'ai-trade'] as const
/** Share of the sentences of a page that two readers may have in common on average, and any two with different aims. */
const MOST_ON_AVERAGE = 0.5
const MOST_OF_A_PAIR = 0.55
const WRITTEN_FOR_ONE = new Set<string>(['talks', 'plans', 'support'])

type Page = { readonly who: string; readonly aim: string; readonly sentences: readonly string[]; readonly text: string }

const careers = createCareers()
const skills = engineInProcess(careers)
const titles = careers.engine.base.occupations.flatMap(({ title, shortTitle }) => [title, shortTitle])
const read = new Map<string, Page[]>()

before(async () => {
  for (const type of REPORT_TYPES) await readAll(type)
})

async function readAll(type: ReportType): Promise<void> {
  for (const persona of usualPeople(type)) {
    const input = await personaInput(persona, type, skills)
    const mask = createMask([...titles, persona.facts.currentRole], [persona.firstName, persona.lastName])
    for (const section of ORDER[type].filter(({ id }) => PAGES.some((page) => page === id))) {
      const content = composeSection(section, input)
      if (content.pages.length === 0) continue
      const key = `${type} ${section.id}`
      const page = {
        who: persona.key,
        aim: aimOf(input).occupation!.code,
        sentences: sentencesOf(content).map(mask),
        text: textOf(content),
      }
      read.set(key, [...(read.get(key) ?? []), page])
    }
  }
}

function sentencesOf(content: SectionContent): readonly string[] {
  const report = { reportId: '', reportType: 'career_change' as const, createdAt: '', personName: '', sections: [content] }
  return wordsOfReport(report)[0]!.sentences
}

/** All words of a page as they are stored, cells of tables included, without marks. */
const textOf = ({ pages }: SectionContent): string => JSON.stringify(pages).replace(/\{\^[A-Z]+\}|\*\*/g, '')

describe('what two readers share', () => {
  it(`is at most ${Math.round(MOST_ON_AVERAGE * 100)} % of a page on average`, () => {
    for (const [key, pages] of read) {
      const shares = pairsOf(pages).map(([one, other]) => overlapOf(one.sentences, other.sentences))
      const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
      assert.ok(mean <= MOST_ON_AVERAGE, `${key}: ${Math.round(mean * 100)} %`)
    }
  })

  it(`is at most ${Math.round(MOST_OF_A_PAIR * 100)} % of the pages on what to do, where their aims differ`, () => {
    for (const [key, pages] of read) {
      if (!WRITTEN_FOR_ONE.has(key.split(' ')[1]!)) continue
      for (const [one, other] of pairsOf(pages)) {
        if (one.aim === other.aim) continue
        const share = overlapOf(one.sentences, other.sentences)
        assert.ok(share <= MOST_OF_A_PAIR, `${key}, ${one.who} and ${other.who}: ${Math.round(share * 100)} %`)
      }
    }
  })
})

const QUOTES: readonly { finding: string; pattern: RegExp; caught: string }[] = [
  {
    finding: 'D10 two retrainings',
    pattern: /therapist, then physical therapist assistant/i,
    caught: 'Respiratory therapist, then physical therapist assistant',
  },
  {
    finding: 'D11 likeness as a path',
    pattern: /music director, then|, then kindergarten teacher/i,
    caught: 'Music director, then art director',
  },
  {
    finding: 'D18 software for the shifts',
    pattern: /let the software have that first/i,
    caught: 'The hours or shifts. Let the software have that first.',
  },
  { finding: 'D19 no hours', pattern: /\b0 hours stay/i, caught: '0 hours stay with people' },
  {
    finding: 'D20 this page fills',
    pattern: /this page fills|worked out again/i,
    caught: 'closest to yours online, and this page fills.',
  },
  { finding: 'D21 no pay given', pattern: /you gave no pay\b/i, caught: 'You gave no pay, so the chart shows the jobs alone' },
  { finding: 'D25 a developer who loses places', pattern: /your job loses about/i, caught: 'Your job loses about 7,300 places' },
  { finding: 'D26 more exposed', pattern: /no job is more exposed/i, caught: 'no job is more exposed than yours' },
  { finding: 'D30 a title that names another job', pattern: /(?:^|["“ .])cook \$\d/i, caught: 'Cook $44,530' },
  {
    finding: 'unlicensed help',
    pattern: /may i help with that|for two saturdays|help out/i,
    caught: '“May I help with that for two Saturdays?”',
  },
]

describe('what the review found', () => {
  for (const { finding, pattern, caught } of QUOTES)
    it(`is not printed: ${finding}`, () => {
      assert.match(caught, pattern)
      for (const [key, pages] of read) for (const { who, text } of pages) assert.doesNotMatch(text, pattern, `${key}, ${who}`)
    })

  it('is not advised: a rung below the own one (D9)', () => {
    for (const [key, pages] of read)
      for (const { who, text } of pages)
        if (/nurse/.test(who) && /licensed practical nurse/i.test(text))
          assert.match(text, /We advise none of them|We do not advise it/, key)
  })

  it('is marked: pay and growth of a wider group (D24)', () => {
    const borrowed = careers.engine.base.occupations.filter(({ ownWages }) => !ownWages)
    assert.ok(borrowed.length > 0)
    for (const [key, pages] of read) {
      if (!key.endsWith(' shortlist')) continue
      for (const { who, text } of pages)
        for (const { shortTitle } of borrowed) {
          const row = new RegExp(`"\\d+\\. ${shortTitle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"`, 'i')
          if (row.test(text) && !/not published/.test(text)) assert.match(text, /wider group/, `${key}, ${who}: ${shortTitle}`)
        }
    }
  })

  it('is not cut: no page ends words in dots', () => {
    for (const [key, pages] of read) for (const { who, text } of pages) assert.doesNotMatch(text, /…/, `${key}, ${who}`)
  })
})

function pairsOf(pages: readonly Page[]): [Page, Page][] {
  return pages.flatMap((one, at) => pages.slice(at + 1).map((other): [Page, Page] => [one, other]))
}
