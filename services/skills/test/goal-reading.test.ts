import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readGoalPhrases } from '../src/domain/goals/goal-phrases.ts'
import {
  readFieldWords,
  readGoalMeanings,
  readGoalWords,
  readLeftWords,
  readPhraseWords,
  type WishWords,
} from '../src/domain/goals/goal-table.ts'
import { type GoalKnowledge, readGoal } from '../src/domain/goals/read-goal.ts'
import { knownTitles } from './support/known-titles.ts'

const CODES = [
  '29-1141.00',
  '29-1141.03',
  '29-1171.00',
  '47-2111.00',
  '47-1011.00',
  '35-2014.00',
  '51-3011.00',
  '53-3032.00',
  '13-2011.00',
  '13-2051.00',
  '15-1252.00',
]
/** The rows of a table of wordings, an index of titles, and patterns of wishes, over a few occupations. */
type Given = {
  words?: [string, string][]
  titles?: Parameters<typeof knownTitles>[0]
  wishes?: Record<string, RegExp>
  left?: [string, string, string][]
  fields?: [string, string][]
  meanings?: [string, string, string][]
  said?: [string, string][]
}
/** Wishes to do something are read in what is wanted alone. */
const TO_DO: ReadonlySet<string> = new Set(['lead', 'teach', 'own_business', 'remote'])
const knowledgeOf = ({
  words = [],
  titles = {},
  wishes = {},
  left = [],
  fields = [],
  meanings = [],
  said = [],
}: Given): GoalKnowledge => {
  const index = knownTitles(titles)
  const named: typeof index.named = (title, limit) =>
    index.named(title, limit).map((match) => ({ ...match, index: match.index / 10 }))
  return {
    codes: CODES,
    titles: CODES.map((code) => (code === '51-3011.00' ? 'Bakers' : code)),
    indexOf: new Map(CODES.map((code, at) => [code, at])),
    titleIndex: { find: named, named },
    phraseWords: readPhraseWords([]),
    words: readGoalWords(words),
    phrases: readGoalPhrases(said),
    wishes: Object.entries(wishes).map(
      ([id, pattern]): WishWords => ({
        ...{ id, label: `The ${id}` },
        wordings: [{ reads: TO_DO.has(id) ? 'wanted' : 'all', pattern: new RegExp(pattern, 'gi') }],
      }),
    ),
    fields: readFieldWords(fields),
    meanings: readGoalMeanings(meanings),
    leftWords: readLeftWords(left),
    degreeFields: [],
    families: { teachers: new Map(), supervisorOf: () => undefined, managerOf: () => undefined },
    near: () => [],
    wishValues: () => undefined,
    workBehind: () => [],
    selfEmployed: () => undefined,
  }
}
const read = (given: Given, text: string, presentCode?: string) =>
  readGoal(knowledgeOf(given), { text, ...(presentCode && { presentCode }) })
const phrases = (...asked: Parameters<typeof read>) => read(...asked).wanted.map(({ phrase }) => phrase)
const unresolved = (...asked: Parameters<typeof read>) => read(...asked).unresolved
const NURSE = '29-1141.00:1'

describe('a field of work in a goal', () => {
  const fields: [string, string][] = [
    ['insurance', '13-2011.00:0.9 13-2051.00:0.5'],
    ['(?-i:IT)|.*\\bwith computers', '15-1252.00:0.8'],
    ['care(?: side)?', '@care:1'],
  ]
  const meanings: [string, string, string][] = [
    ['@care', '29', '29-1171.00:1'],
    ['@care', '-', '29-1141.00:1'],
  ]
  const given: Given = { fields, meanings, titles: { insurance: 0.9, baker: 0.9 } }

  it('is read where a piece says nothing else', () => {
    assert.deepEqual(read(given, 'Perhaps insurance or baker').wanted, [
      {
        phrase: 'insurance',
        inside: false,
        codes: [
          { code: '13-2011.00', weight: 0.9 },
          { code: '13-2051.00', weight: 0.5 },
        ],
      },
      { phrase: 'baker', inside: false, codes: [{ code: '29-1141.03', weight: 1 }] },
    ])
    assert.deepEqual(phrases(given, 'I would like to move into Insurance, IT'), ['I would like to move into Insurance', 'IT'])
    assert.deepEqual(phrases(given, 'something odd with computers'), ['something odd with computers'])
    assert.deepEqual(phrases(given, 'I like it'), [])
    assert.deepEqual(phrases({ ...given, titles: {} }, 'cheap insurance, insurance papers'), [])
  })

  it('means what it means from the present occupation', () => {
    const [from, elsewhere] = ['29-1141.00', '47-2111.00'].map((code) => read(given, 'the care side', code).wanted[0]!.codes)
    assert.deepEqual([from, elsewhere], [[{ code: '29-1171.00', weight: 1 }], [{ code: '29-1141.00', weight: 1 }]])
  })

  it('is not what stands beside words that the table has read', () => {
    const words: Given['words'] = [['bak(?:er|ing)', '51-3011.00:1']]
    assert.deepEqual(phrases({ ...given, titles: {}, words }, 'insurance baking'), ['baking'])
  })

  it('names nothing that the person leaves', () => {
    const left: Given['left'] = [['accounts', '13-20', 'ledgers']]
    assert.deepEqual(read({ ...given, left }, 'insurance, no more ledgers').wanted, [])
    const finance: Given['left'] = [['finance', '13-2051', 'ledgers']]
    assert.deepEqual(
      read({ ...given, left: finance }, 'insurance, no more ledgers').wanted.map(({ codes }) => codes),
      [[{ code: '13-2011.00', weight: 0.9 }]],
    )
  })

  it('is none where somebody has it, is in it, leaves it, or tells how much of it or where', () => {
    for (const text of [
      'my insurance',
      'our insurance',
      'have insurance',
      'he has insurance',
      'I had insurance',
      'time for insurance',
      'it was insurance',
      'is insurance',
      'insurance is',
      'we are insurance',
      'do insurance',
      'I know insurance',
      'less insurance',
      'more insurance',
      'better insurance',
      'good insurance',
      'new insurance',
      "I'm in insurance",
      'Im in insurance',
      'I am insurance',
      'at an insurance',
      'in a insurance',
      'were insurance',
    ])
      assert.deepEqual(phrases({ ...given, titles: {} }, text), [], text)
    assert.deepEqual(phrases({ ...given, titles: {} }, 'maybe in insurance'), ['in insurance'])
    assert.deepEqual(phrases({ ...given, titles: {} }, 'work in an insurance'), ['work in an insurance'])
  })
})

describe('the wordings of the table in a goal', () => {
  it('name occupations by weight, then by place, each with the most that it was given', () => {
    const [goal] = read(
      { words: [['care', `99-9999.00:1 47-2111.00:0.5 29-1141.00:0.5 47-2111.00:0.3 29-1171.00:0.333`]] },
      'I care',
    ).wanted
    assert.deepEqual(goal, {
      phrase: 'care',
      inside: false,
      codes: [
        { code: '29-1141.00', weight: 0.5 },
        { code: '47-2111.00', weight: 0.5 },
        { code: '29-1171.00', weight: 0.33 },
      ],
    })
    assert.deepEqual(read({ words: [['care', '99-9999.00:1']] }, 'I care').wanted, [])
    const all = CODES.slice(0, 8)
      .map((code, at) => `${code}:${1 - at / 10}`)
      .join(' ')
    assert.deepEqual(
      read({ words: [['care', all]] }, 'I care').wanted[0]!.codes.map(({ code }) => code),
      CODES.slice(0, 6),
    )
  })

  it('follow a rule from the present occupation', () => {
    const words: [string, string][] = [['lead', '@supervise:0.5 47-2111.00:0.2']]
    assert.deepEqual(read({ words }, 'to lead', '47-2111.00').wanted[0]!.codes, [
      { code: '47-1011.00', weight: 0.5 },
      { code: '47-2111.00', weight: 0.2 },
    ])
    assert.deepEqual(read({ words }, 'to lead').wanted[0]!.codes, [{ code: '47-2111.00', weight: 0.2 }])
  })

  it('are inside the present occupation when the first that they mean is of its code', () => {
    const inside = (code: string, present?: string) => read({ words: [['care', `${code}:1`]] }, 'care', present).wanted[0]!.inside
    assert.deepEqual(
      [inside('29-1141.03', '29-1141.00'), inside('29-1171.00', '29-1141.00'), inside('29-1141.00')],
      [true, false, false],
    )
    assert.equal(inside('29-1141.00', '99-9999.00'), false)
  })

  it('are told with the words that they begin and end in', () => {
    const told = (pattern: string, text: string) => phrases({ words: [[pattern, NURSE]] }, text)[0]
    assert.equal(told('each', 'I could co-teach2, perhaps'), 'co-teach2')
    assert.equal(told('each', "I could be a t'eacher's aide"), "t'eacher's")
    assert.equal(told('éb', 'un débat ici'), 'débat')
    assert.equal(told(' at home ', 'you, at home .'), 'at home')
    assert.equal(told('elp a', 'to help all'), 'help all')
  })

  it('are the longest where they overlap, then the earlier; what only touches stays', () => {
    const read = (text: string, ...patterns: string[]) =>
      phrases({ words: patterns.map((each, at) => [each, `${CODES[at]}:1`]) }, text)
    assert.deepEqual(read('I want aa bb cc dd', 'aa bb', 'bb cc dd'), ['bb cc dd'])
    assert.deepEqual(read('I want aa bb cc dd', 'bb cc dd', 'aa bb'), ['bb cc dd'])
    assert.deepEqual(read('aa bb cc', 'bb cc', 'aa bb'), ['aa bb'])
    assert.deepEqual(read('aa bb', 'aa ', 'bb'), ['aa bb', 'bb'])
    assert.deepEqual(read('aa bbbb', 'aa ', 'bbbb'), ['aa bbbb', 'bbbb'])
    assert.deepEqual(read('aa bb ccc bb', 'aa bb', 'ccc', 'bb c'), ['aa bb', 'ccc'])
    assert.deepEqual(read('aa', 'x*', 'aa'), ['aa'])
  })

  it('are taken out of what is read for titles, with the rest of their last word', () => {
    const given: Given = {
      words: [
        ['solar', '13-2011.00:1'],
        ['teach', '13-2051.00:1'],
        ['restful carpentry', '15-1252.00:1'],
      ],
      titles: { cook: 0.9, eress: 0.9, ress: 0.9, 'solar cook': 0.9, carpentry: 0.9 },
    }
    assert.deepEqual(phrases(given, 'teacheress, cook'), ['teacheress', 'cook'])
    assert.deepEqual(phrases(given, 'solar cook'), ['solar', 'cook'])
    assert.deepEqual(phrases(given, 'solar, restful carpentry or cook'), ['solar', 'restful carpentry', 'cook'])
    assert.deepEqual(phrases(given, 'to teachisolation, restful carpentry, cook, xyz'), [
      'teachisolation',
      'restful carpentry',
      'cook',
    ])
  })
})

describe('titles in a goal', () => {
  const titles = { cook: 0.9, baker: 0.9, driver: 0.9 }

  it('are read in each piece, and told in the order of the text', () => {
    assert.deepEqual(phrases({ titles, words: [['solar', '53-3032.00:1']] }, 'a baker, or solar and then a cook'), [
      'baker',
      'solar',
      'cook',
    ])
    assert.deepEqual(phrases({ titles }, 'not a baker, but a cook'), ['cook'])
  })

  it('are one goal an occupation, in the longer wording', () => {
    const words: [string, string][] = [
      ['care', '29-1141.00:1'],
      ['caring for people', '29-1141.00:1'],
      ['help', '29-1141.00:1'],
    ]
    assert.deepEqual(phrases({ words }, 'care, caring for people, help'), ['caring for people'])
    assert.deepEqual(phrases({ words: [...words].slice(0, 1), titles: { hack: 0.9 } }, 'care, hack'), ['care'])
  })

  it('are read in the first sixty pieces, a piece once', () => {
    const text = (count: number) => `${Array.from({ length: count }, (_, at) => `ab${at}`).join(', ')}, cook`
    assert.deepEqual([phrases({ titles }, text(59)), phrases({ titles }, text(60))], [['cook'], []])
  })

  it('are eight goals at most', () => {
    const words = CODES.slice(0, 9).map((code, at): [string, string] => [`goal${'abcdefghi'[at]}`, `${code}:1`])
    const text = words.map(([pattern]) => pattern)
    assert.deepEqual(phrases({ words }, text.join(', ')), text.slice(0, 8))
  })
})

describe('wishes in a goal', () => {
  it('are told by what they are and the words they were read from', () => {
    const wishes = { no_nights: /nigh/i, part_time: /part time/ }
    assert.deepEqual(read({ wishes }, 'no midnights').wishes, [{ id: 'no_nights', label: 'The no_nights', phrase: 'midnights' }])
    assert.deepEqual(read({ wishes }, 'not midnights at last').wishes[0]!.phrase, 'midnights')
  })
})

describe('what cannot be read of a goal', () => {
  it('is kept as it was written, once, up to twelve pieces', () => {
    assert.deepEqual(unresolved({}, 'purple elephants, "green ants", purple elephants'), ['purple elephants', 'green ants'])
    const pieces = Array.from({ length: 13 }, (_, at) => `elephant ${'abcdefghijklm'[at]}`)
    assert.deepEqual(unresolved({}, pieces.join(', ')), pieces.slice(0, 12))
  })

  it('is nothing that was read as work or as a wish, or that says nothing of the work', () => {
    assert.deepEqual(unresolved({ titles: { 'pastry cook': 0.9 } }, 'purple pastry cook'), [])
    assert.deepEqual(unresolved({ said: [['51-3011.00', 'cook']] }, 'purple cook'), [])
    assert.deepEqual(unresolved({ words: [['solar', NURSE]] }, 'purple solar elephants'), [])
    const wishes = { long: /purple elephants, green/, short: /mauve/ }
    assert.deepEqual(unresolved({ wishes }, 'purple elephants, green'), [])
    assert.deepEqual(unresolved({ wishes }, 'the mauve ants, blue ants'), ['blue ants'])
    for (const text of ['I would like to work in a new job', 'to be ill', 'abc de fgh', 'the-job-of-ten-years'])
      assert.deepEqual(unresolved({}, text), [], text)
    assert.deepEqual(unresolved({}, 'to be żółw'), ['to be żółw'])
  })

  const FRAME =
    `i we my me you would like want wants wish hope love need to be become get go move into in a an the of for with at on by
    within next few year years month months one two three five ten something anything somewhere more most less better new do not know
    what when work working job jobs career role position people who that it is are am have has could can will again good real steadier
    time life if possible close stay grow see take took try consider considering think thinking look looking maybe might even also honestly
    probably really just still open`.split(/\s+/)
  it('is none of the words around a wish', () => {
    for (const word of FRAME) {
      assert.deepEqual(unresolved({}, `abc ${word} abc`), [], word)
      assert.deepEqual(unresolved({}, `abc xyz${word}xyz`), [`abc xyz${word}xyz`], word)
    }
  })

  it('is all that stands apart from what the person wants to leave', () => {
    const { left, unresolved: kept, wanted } = read({ titles: { cook: 0.9 } }, 'out of cook, purple ants')
    assert.deepEqual([left, kept, wanted], [[{ phrase: 'out of cook', label: '', groups: [] }], ['purple ants'], []])
  })
})

describe('what somebody wants to leave', () => {
  const left: Given['left'] = [
    ['sales work', '41- 11-2022', 'sales|sell'],
    ['leading people', '@lead', 'managing'],
  ]
  const leaves = (text: string, more: Given = {}) => read({ left, ...more }, text).left

  it('is work of every kind that the words name', () => {
    assert.deepEqual(leaves('out of sales'), [{ phrase: 'out of sales', label: 'sales work', groups: ['41-', '11-2022'] }])
    assert.deepEqual(leaves('not managing SALES people, out of here'), [
      { phrase: 'not managing SALES people', label: 'sales work, leading people', groups: ['41-', '11-2022', '@lead'] },
      { phrase: 'out of here', label: '', groups: [] },
    ])
  })

  it('is nothing of what is told, grown out of, not known or not the only thing', () => {
    const kept = (text: string) => leaves(text).flatMap(({ groups }) => groups)
    for (const text of ['my company sells tools', 'grow from sales to more', 'going from sales to more', 'not just sales'])
      assert.deepEqual(kept(text), [], text)
    for (const word of ['sure', 'only', 'afraid of', 'qualified for']) assert.deepEqual(leaves(`not ${word} sales`), [], word)
    assert.deepEqual(kept('not surely sales'), ['41-', '11-2022'])
    assert.deepEqual(kept('sick of the sales'), ['41-', '11-2022'])
  })

  it('is work that is named where no kind stands for it, and they say plainly that they leave it', () => {
    const more: Given = {
      words: [
        ['baking', '51-3011.00:1 35-2014.00:0.9'],
        ['the law', '13-2011.00:0.95 13-2051.00:0.94'],
      ],
    }
    const named = { label: 'work as bakers', groups: ['51-3011'] }
    for (const opening of ['leave', 'leaving', 'quit', 'out of', 'done with', 'no more', 'anything but', 'tired of', 'sick of'])
      assert.deepEqual(leaves(`${opening} baking`, more), [{ phrase: `${opening} baking`, ...named }], opening)
    for (const opening of ['fed up with', 'hate', 'get away from', 'away from', 'stop', 'escape', 'burned out by', 'instead of'])
      assert.deepEqual(leaves(`${opening} baking`, more), [{ phrase: `${opening} baking`, ...named }], opening)
    for (const opening of ['less', 'not', 'never', 'rather than', 'not because I hate'])
      assert.deepEqual(leaves(`${opening} baking`, more), [{ phrase: `${opening} baking`, label: '', groups: [] }], opening)
    assert.deepEqual(leaves('quit baking in the law', more), [
      { phrase: 'quit baking in the law', label: 'work as bakers, work as 13-2011.00', groups: ['51-3011', '13-2011'] },
    ])
    // A kind of work says it better.
    assert.deepEqual(leaves('quit sales of baking', more)[0]!.groups, ['41-', '11-2022'])
    assert.deepEqual(leaves('quit only baking', more)[0]!.groups, ['51-3011'])
  })

  it('is no wish to do it', () => {
    const wishes = { lead: /managing/, teach: /teach/, own_business: /own shop/, remote: /remote/, no_nights: /nights/ }
    const ids = (text: string) => read({ wishes }, text).wishes.map(({ id }) => id)
    assert.deepEqual(ids('managing and teach in my own shop, remote, no nights'), [
      'lead',
      'teach',
      'own_business',
      'remote',
      'no_nights',
    ])
    assert.deepEqual(ids('not managing, never teach, done with my own shop, no remote, no nights'), ['no_nights'])
  })

  it('is not told twice where a wish says it', () => {
    const wishes = { no_nights: /nights/ }
    assert.deepEqual(leaves('no more nights', { wishes }), [])
    assert.deepEqual(
      leaves('no more sales nights', { wishes }).map(({ label }) => label),
      ['sales work'],
    )
  })

  it('names groups of the classification, or leading', () => {
    for (const group of ['41', '41-20111', 'x41-', 'sales', '@leads'])
      assert.throws(
        () => readLeftWords([['sales work', `41- ${group}`, 'sales']]),
        new RegExp(`"sales work": "${group}" begins no code`),
      )
  })
})
