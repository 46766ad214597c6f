import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Note } from '@waymark/proto/waymark/skills/v1/occupation'
import { WishAnswer } from '@waymark/proto/waymark/skills/v1/skills'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import { loadInput } from '../fixtures/load-input.ts'
import { type Asked, NOW, page, title } from '../support/answer-page.ts'

describe('the page that answers', () => {
  it('does not call closed what opens after some months', () => {
    const words = page([
      { answer: 'not_yet', months: [18, 36] },
      { at: 1, months: [1, 8] },
      { answer: 'not_yet', at: 2 },
    ])
    assert.match(words, /One of your three ideas opens after some months, named below, and the others are not open yet/)
    assert.doesNotMatch(words, /None of your three ideas/)
    assert.doesNotMatch(words, /What you named is open to you/)
  })

  it('says why no more ideas of ours stand there: what was named is open, or nothing else passes', () => {
    const few = (answers: string[]) =>
      page([{}], ({ ranking }) => {
        ranking.ranked = [{ ...ranking.ranked[0]!, answers }]
        ranking.candidates = 1
      })
    assert.match(few(['case manager']), /What you named stands first, and we set nothing of our own beside it\./)
    assert.match(few([]), /Nothing else passes all rules/)
    assert.doesNotMatch(few([]), /beside it\./)
  })

  it('says of every wish whether it is kept, or that no table holds it', () => {
    const wish = (label: string, answer: string) => WishAnswer.fromPartial({ id: 'remote', label, answer, why: 'So it is.' })
    const words = page([NOW], ({ ranking }) => {
      ranking.wishes = [
        wish('Home at night', 'yes'),
        wish('Part time', 'partly'),
        wish('Summers off', 'no'),
        wish('Benefits', 'unknown'),
        wish('Your health', 'unknown'),
      ]
    })
    assert.match(words, /asked for \(page 4\) ?\. Part time: so it is; home at night: kept by all places named; /)
    assert.match(words, /; summers off: not kept; benefits, your health: told by no table, so ask\./)
    const without = page([NOW], ({ ranking }) => {
      ranking.wishes = []
    })
    assert.doesNotMatch(without, /What else you asked for/)
  })

  it('tells months and pay of the third goal as well', () => {
    const words = page([NOW, NOW, { phrase: 'third thing', answer: 'not_yet', at: 2, months: [7, 9] }])
    assert.match(words, /Third thing: not yet\. .*Months\. 7 to 10 months\. .*Pay\. \$[\d,]+ in the middle\./)
  })

  it('begins with what the reader asked for, in their words, each with a verdict', () => {
    const words = page([NOW, { phrase: 'nurse educator', answer: 'not_yet', at: 1 }])
    assert.match(words, /Case manager: yes\. Nurse educator: not yet\./)
    assert.match(words, /One of your two ideas is open to you now\b/)
    assert.match(words, /Case manager Yes .* Nurse educator Not yet /)
    assert.ok(words.indexOf('Nurse educator Not yet') < words.indexOf('Our first idea'))
  })

  it('says how many are open', () => {
    const closed = { answer: 'no' } as const
    for (const [asked, said] of [
      [[NOW], 'Your idea is open to you now'],
      [[{}], 'Your idea is open to you after 2 to 9 months'],
      [[{ answer: 'not_yet' }], 'Your idea is not open yet'],
      [[NOW, { answer: 'inside' }], 'Both of your ideas are open to you now'],
      [[NOW, NOW, NOW], 'All three of your ideas are open to you now'],
      [[NOW, {}], 'One of your two ideas is open to you now, one after the months below'],
      [[{}, {}], 'Each of your two ideas opens after some months, named below'],
      [[closed, closed, closed], 'None of your three ideas is open yet'],
      [[NOW, NOW, NOW, closed], 'Three of your four ideas are open to you now'],
    ] as const)
      assert.ok(page(asked).includes(said), said)
  })

  it('names one idea in the headline where two are too long', () => {
    const long = { phrase: 'open a small place of my own by the sea', answer: 'inside' }
    assert.match(
      page([long, long]),
      /^> Your answer on one page Self-employed [a-z ]+: open, in your own field\. (?:You wrote: “[^”]*” )?Both/,
    )
  })

  it('tells what is asked first, or that it is not known', () => {
    const gate = (asked: Asked) => /Gate\. (.*?\.) /.exec(page([asked]))?.[1]
    assert.equal(
      gate({ missing: ["the program: master's in nursing; a doctorate", 'the exam: NCLEX-RN', 'x'] }),
      "Program: master's in nursing.",
    )
    assert.equal(gate({}), 'Nothing more on paper.')
    assert.equal(gate({ known: false }), 'Not known.')
    assert.equal(gate({ answer: 'inside' }), 'None: it is the work you are in.')
  })

  it('sends who wants a business of their own to what it needs first', () => {
    const gate = (why: string) =>
      /Gate\. (None for the work.*? page\.|.*?\.) /.exec(
        page([{ answer: 'inside' }], (input) => {
          input.ranking.wishes = [WishAnswer.fromPartial({ id: 'own_business', why })]
        }),
      )?.[1]
    assert.equal(
      gate("Many states want a contractor's license for it."),
      'None for the work, which you are in. What a business of your own needs first stands on the next page.',
    )
    assert.equal(gate('Designers often work for themselves.'), 'None: it is the work you are in.')
  })

  it('draws months against the limit that the reader set', () => {
    const months = (limit: number, asked: Asked = {}) =>
      /Months until you do the work in full: ([^.]*)\./.exec(
        page([asked], (input) => {
          input.profile.reach!.monthsAvailable = limit
        }),
      )?.[1]
    assert.deepEqual([months(0), months(24), months(24, { known: false })], ['2 to 9', '2 to 9; your limit is 24', 'not known'])
    assert.equal(months(24, { answer: 'inside' }), undefined)
  })

  it('says why not, without the name that stands above', () => {
    const { title: name } = loadInput('renee').ranking.ranked[0]!.occupation!
    const words = page([{ answer: 'no', why: `${name}: it pays less than you need. It opens later.` }])
    assert.match(words, / It pays less than you need\. It opens later\./)
  })

  it('puts two ideas of ours and staying behind it, without what was named', () => {
    const words = page([{ at: 0 }])
    const ideas = words.slice(words.indexOf('Your idea is open'))
    assert.match(ideas, new RegExp(`${title(1)} Our first idea .*${title(2)} Our second idea .*Stay where you are`, 'i'))
    assert.match(page([{ at: 1 }]), new RegExp(`${title(0)} Our first idea`, 'i'))
    const unknown = page([{}], (input) => {
      input.present = undefined
    })
    assert.match(unknown, /Our third idea/)
    assert.doesNotMatch(unknown, /Stay where you are/)
  })

  it('asks for no help with work that needs a license', () => {
    assert.doesNotMatch(page([{}]), /Offer to help/)
    assert.match(page([{ at: 1 }]), /for a case manager by name, and put one question/)
  })

  it('begins with why they look, where a sentence of theirs says only that', () => {
    const opening = (careerGoals: string) =>
      /You wrote: “([^”]*)”/.exec(
        page([NOW], (input) => {
          input.careerGoals = careerGoals
        }),
      )?.[1]
    assert.equal(
      opening('Knees are gone, attic work is over. Case manager or something near it.'),
      'Knees are gone, attic work is over.',
    )
    assert.equal(opening('I want to be a case manager. Is it worth it?'), undefined)
    assert.equal(opening('case manager'), undefined)
  })

  it('quotes no condition, order or half of a short form as the reason to look', () => {
    for (const goal of [
      'Commute under 40 minutes. I want to be a case manager.',
      'Convince me one way. Case manager or something near it.',
      "I'm 22. Maybe a case manager.",
      'My degree is B.Pharm and MS. I want to be a case manager.',
    ])
      assert.doesNotMatch(
        page([NOW], (input) => {
          input.careerGoals = goal
        }),
        /You wrote: “/,
        goal,
      )
  })

  it('says a closed door once, without the addresses that its own page holds', () => {
    const why =
      'It usually pays about $57,170, below the $93,000 you need. It opens if you could live on $57,170 a year. The law: RN license. It differs by state: look up the course and the fee of Ohio with the License Finder (careeronestop.org) and the board (ncsbn.org) before you pay for training.'
    const words = page([{ answer: 'no', why }])
    assert.match(words, /below the \$93,000 you need\. The law: RN license\. It also takes/)
    assert.doesNotMatch(words, /careeronestop|live on \$57,170/)
  })

  it('asks for the work by name where the goal holds none, and says where its ideas come from', () => {
    const words = page([])
    assert.match(words, /Your answer on one page To test first: [a-z]/)
    assert.match(words, /We found no job by name in your goal, so .+ come from your other answers\. Name the work online/)
    assert.doesNotMatch(words, /use more of what is left/)
  })

  it('names what comes nearest and is no work of theirs today', () => {
    const words = page([NOW], ({ ranking, profile }) => {
      ranking.next = ranking.ranked.slice(1, 3)
      ranking.ranked = [{ ...ranking.ranked[0]!, answers: ['case manager'] }]
      profile.currentRole = title(1)
    })
    assert.match(words, new RegExp(`What you named comes first\\. Next in line is ${title(2)}`))
    assert.doesNotMatch(words, new RegExp(`Next in line is ${title(1)}`))
  })

  it('names beside what is open the work that passes every rule, where something of theirs speaks for it', () => {
    const near = (change: (input: ReportInput) => void = () => {}) =>
      page([NOW], (input) => {
        const { ranking } = input
        const place = { ...structuredClone(ranking.ranked[1]!), step: 'next_step', reasonsAgainst: [] }
        const fact = (text: string) => ({ text, source: 'E' })
        place.occupation!.note = Note.fromPartial({
          tasks: ['Explain the rules to a client.', 'Keep the file.', 'Mail the forms.', 'Plan the week.'].map(fact),
          hard: ['The phone rings at noon.'].map(fact),
        })
        place.entry = { ...place.entry!, known: true, studyLow: 0, studyHigh: 1, paidLow: 0, paidHigh: 0, experience: 0 }
        // The first sentence serves the goal, so that a second is left for the work beside it.
        input.answers = [
          { ...input.answers[0]!, topic: 'motivation.main', items: [], text: 'I like to explain things.' },
          { ...input.answers[0]!, topic: 'history.proud', items: [], text: 'I trained nine people.' },
        ]
        ranking.next = [place]
        input.occupations[place.occupation!.code] = place.occupation!
        ranking.ranked = [{ ...ranking.ranked[0]!, answers: ['case manager'] }]
        input.profile.reach!.salaryCurrent = 20000
        change(input)
      })
    assert.match(near(), new RegExp(`${title(1)} Beside your own ideas`, 'i'))
    const less = near(({ profile }) => {
      profile.reach!.salaryCurrent = 900000
    })
    assert.doesNotMatch(less, /Beside your own ideas/, 'it pays less than they have')
    const far = near(({ ranking }) => {
      ranking.next[0]!.step = 'real_change'
    })
    assert.doesNotMatch(far, /Beside your own ideas/, 'it is far from where they stand')
  })

  it('answers other work in full before their own field', () => {
    const words = page([{ phrase: 'stay in my field', answer: 'inside', at: 0 }, { at: 1 }, { ...NOW, at: 2 }])
    assert.ok(words.indexOf(title(2)) < words.indexOf('open, in your own field'))
  })

  it('holds three ideas of ours where the words name no occupation', () => {
    const words = page([])
    for (const at of [0, 1, 2]) assert.match(words, new RegExp(`${at + 1}\\. ${title(at)}`, 'i'))
  })
})
