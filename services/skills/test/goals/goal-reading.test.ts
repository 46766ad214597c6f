import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CODES, type Given, NURSE, phrases, read } from '../support/small-goal-knowledge.ts'

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
