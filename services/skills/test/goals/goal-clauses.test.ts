import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cutPieces, partGoal } from '../../src/domain/goals/words/goal-clauses.ts'

describe('the parts of a goal', () => {
  const left = (text: string) => partGoal(text).left

  it('are read with single spaces, and no longer than four thousand letters', () => {
    assert.deepEqual(partGoal('be\n a  Ｎurse'), { left: [], wanted: 'be a Nurse' })
    assert.equal(partGoal('n'.repeat(4001)).wanted.length, 4000)
  })

  it('are what is to be left, and the rest', () => {
    assert.deepEqual(partGoal('Not law school. I want out of picking and into carpentry'), {
      left: ['Not law school', 'out of picking'],
      wanted: ' . . I want  . and into carpentry',
    })
  })

  it('are without what doctors, ads and buyers say, and how one comes to work', () => {
    const wanted = (text: string) =>
      partGoal(text)
        .wanted.replace(/[\s.,]+/g, ' ')
        .trim()
    const TOLD: Readonly<Record<string, string>> = {
      'doctor say no more barns. cook': 'cook',
      'My surgeon told me to stop. cook': 'cook',
      'Every ad wants five axis and Mastercam. cook': 'cook',
      'We were bought by private equity and I want to cook': 'We and I want to cook',
      'Came up from carpenter, cook': 'cook',
      'the company only promotes engineers. cook': 'cook',
      'switching to cooking': 'to cooking',
      'I know hvac, electrical, plumbing, drywall. cook': 'cook',
      'I know plumbing and want to cook': 'and want to cook',
      'Workers comp ends in May. cook': 'cook',
      'I know I want to cook': 'want to cook',
      'Self driving trucks are coming. cook': 'cook',
      'cook within 30 mile of the farm': 'cook',
      'Contract with the chicken company is up. cook': 'cook',
      'The grant runs out in May and I want to cook': 'and I want to cook',
      "I can't sit for the CPA again. cook": 'I cook',
      'cook but not going to pharmacy school': 'cook but',
      "can't quit to go to school": "can't",
      'quitting accounting to be a cook': 'to be a cook',
    }
    for (const [text, rest] of Object.entries(TOLD)) assert.equal(wanted(text), rest, text)
    assert.match(wanted('I want to go to school to be a nurse'), /school to be a nurse$/)
    assert.match(wanted('my doctor says I should cook'), /cook$/)
    assert.match(wanted('I want to be a doctor'), /doctor$/)
  })

  const LEFT: Readonly<Record<string, readonly string[]>> = {
    'do not lift': ['do not lift'],
    "don't lift": ["don't lift"],
    'never lift; cook': ['never lift'],
    'no more lifting, cook': ['no more lifting'],
    'cook instead of lifting': ['instead of lifting'],
    'cook rather than lift': ['rather than lift'],
    'tired of lifting towards cooking': ['tired of lifting'],
    'sick of lifting but cooking': ['sick of lifting'],
    'fed up with lifting: cook': ['fed up with lifting'],
    'leave lifting to cook': ['leave lifting'],
    'leaving lifting. cook': ['leaving lifting'],
    'quit lifting perhaps cook': ['quit lifting'],
    'get away from lifting maybe cook': ['get away from lifting'],
    'away from lifting and want to cook': ['away from lifting'],
    'away from lifting and become a cook': ['away from lifting'],
    'move from lifting into cooking': ['move from lifting'],
    'moving on from lifting want': ['moving on from lifting'],
    'grow from lifting to cooking': ['grow from lifting'],
    'switch from lifting to cooking': ['switch from lifting'],
    'switching from lifting to cooking': ['switching from lifting'],
    'go from lifting! to cooking': ['go from lifting'],
    'going from lifting? to cooking': ['going from lifting'],
    'I would rather be away from lifting': ['rather be away from lifting'],
    'my newspaper shrinks, cook': ['my newspaper shrinks'],
    'my job is lifting, cook': ['my job is lifting'],
    'my knee hurts, my knees hurt, my elbow hurts': ['my knee hurts', 'my knees hurt'],
    'the school cut me': ['the school cut me'],
    'deadlines kill me': ['deadlines kill me'],
    'not without pay': ['not without pay'],
    'leave banking for finance': ['leave banking'],
    'leaving banking for good pay': ['leaving banking'],
    'quitting banking for finance': ['quitting banking'],
    'trade banking for finance': ['trade banking'],
    'swapping banking, for finance': [],
    'quit banking for finance': ['quit banking'],
    'swap banking for finance': ['swap banking'],
    'dont lift': ['dont lift'],
    'no lifting, cook': ['no lifting'],
    'no degree but a cook': [],
    'off the phones': ['off the phones'],
    'done with phones': ['done with phones'],
    'burned out on phones': ['burned out on phones'],
    'burn out from phones': ['burn out from phones'],
    'burnt out by phones': ['burnt out by phones'],
    'enough of phones': ['enough of phones'],
    'hate phones': ['hate phones'],
    "can't stand phones": ["can't stand phones"],
    'cannot do phones': ['cannot do phones'],
    'can not take phones': ['can not take phones'],
    'cant go there, cook': ['cant go there'],
    "won't work late": ["won't work late"],
    'wont lift it': ['wont lift it'],
    "can't handle phones": ["can't handle phones"],
    'cannot drive far': ['cannot drive far'],
    "can't keep it up": ["can't keep it up"],
    'can lift a lot': [],
    'cannot wait': [],
    'I want to be more than a clerk': ['be more than a clerk'],
    'being more than just an aide, cook': ['being more than just an aide'],
    'be more than the clerk': ['be more than the clerk'],
    'like it more than the desk': [],
    'anything but phones': ['anything but phones'],
    'nothing to do with phones': ['nothing to do with phones'],
    'nothing in phones': ['nothing in phones'],
    'escape phones': ['escape phones'],
    'my parents say law school': ['my parents say law school'],
    'my parents want law school': ['my parents want law school'],
    'my parents think law, finance': ['my parents think law'],
    'my parents keep at law, finance': ['my parents keep at law'],
    'my wife wants me home': ['my wife wants me home'],
    'nothing like a notion': [],
    'I run a team and want more': [],
    'i lead a team': [],
    'i led a team': [],
    'i love it': [],
    'i know cows': [],
    'i was a cook': [],
    'i am a cook': [],
    'i organize things': [],
    'i organise things': [],
    'without lifting': [],
    'hi run': [],
  }
  for (const [text, parts] of Object.entries(LEFT)) it(`"${text}"`, () => assert.deepEqual(left(text), parts))

  it('are not what somebody does not want, in so many words', () => {
    const UNWANTED: Readonly<Record<string, readonly string[]>> = {
      'I do not want to sell any more, cook': ['do not want to sell any more'],
      'not want a boss; cook': ['not want a boss'],
      'dont want to sell: cook': ['dont want to sell'],
      "don't want to sell. cook": ["don't want to sell"],
      'I don’t like selling! cook': ['don’t like selling'],
      'wouldn’t wish to sell? cook': ['wouldn’t wish to sell'],
      'never really want to sell but cook': ['never really want to sell'],
      'no longer care for lists perhaps cook': ['no longer care for lists'],
      'not even like it maybe cook': ['not even like it'],
      'do not ever want it instead cook': ['do not ever want it'],
      'never want it and want to cook': ['never want it'],
      'never want it and become a cook': ['never want it'],
      'never want it and into cooking': ['never want it'],
      'never want it and more': ['never want it and more'],
      'I want to sell': [],
      'I never ate, I like it': ['never ate'],
      'I would like to cook': [],
    }
    for (const [text, parts] of Object.entries(UNWANTED)) assert.deepEqual(left(text), parts, text)
    assert.equal(partGoal('never want it but cook').wanted, ' . but cook')
  })

  it('hold what is turned down after it was named', () => {
    const DOWN: Readonly<Record<string, readonly string[]>> = {
      'police or corrections no way. cook': ['police or corrections no way'],
      'police no way, cook': ['police no way'],
      'cook, sales no thanks': ['sales no thanks'],
      'sales no thank but cook': ['sales no thank'],
      "Sales isn't for me but cook": ["Sales isn't for me"],
      'but Sales isn’t really my thing': ['Sales isn’t really my thing'],
      'sales is not for me; cook': ['sales is not for me'],
      'school is not an option': ['school is not an option'],
      'sales arent for me, cook': ['sales arent for me'],
      'nights are out: cook': ['nights are out'],
      'sales is off the table!': ['sales is off the table'],
      'cook is for me': [],
      'the sun is outside': [],
      'this is not for meat': ['not for meat'],
      'away from sales, no way. cook': ['no way', 'away from sales'],
    }
    for (const [text, parts] of Object.entries(DOWN)) assert.deepEqual(left(text), parts, text)
    assert.equal(partGoal('but sales is out but cook').wanted, 'but .  but cook')
    assert.equal(partGoal('no way I go back to nursing, cook').wanted, ' . , cook')
    assert.equal(partGoal('not going back to nursing to cook').wanted, ' . to cook')
  })

  it('are not what a job should come with, which is not left behind either', () => {
    for (const text of [
      ...[
        'with insurance',
        'have benefits',
        'has benefits',
        'get health insurance',
        'needs dental insurance',
        'want my own insurance',
      ],
      ...['offers good benefits', 'give real benefits', 'includes decent medical insurance', 'provide some benefits'],
      ...['With proper health insurance', 'wants benefits', 'no health insurance'],
    ])
      assert.deepEqual(partGoal(`cook ${text} now`), { left: [], wanted: 'cook  .  now' }, text)
    for (const text of ['selling insurance', 'benefits clerk', 'with an insurance', 'with insurances', 'health insurance'])
      assert.equal(partGoal(text).wanted, text)
  })

  it('name no work by what present work does not give', () => {
    for (const text of [
      ...[
        'Farm pay isnt cutting it',
        "pay isn't great",
        'the wages aren’t enough',
        'Our hours dont suit me',
        "money doesn't come in",
      ],
      ...[
        'teaching pay sucks',
        'retail pharmacy is killing me',
        'Nights are killing me',
        'the hours suck',
        'farm pay is too low for us',
      ],
    ])
      assert.deepEqual(partGoal(`${text}, be a cook`), { left: [], wanted: ' . , be a cook' }, text)
    for (const text of ['pay is all', 'payroll isnt hard', 'pay is good', 'repay isnt'])
      assert.equal(partGoal(`${text}, be a cook`).wanted, `${text}, be a cook`)
  })

  it('name no work by what is liked today, before what it lacks', () => {
    for (const text of [
      'I like the kids',
      'I really love my patients',
      'Actually, I enjoy what I do',
      "I don't mind the cooking",
    ])
      assert.match(
        partGoal(`${text}, but I want to be a clerk`).wanted,
        /^(?:Actually, ?)? \. {1,2}but I want to be a clerk$/,
        text,
      )
    // Who says no "but" says what they would like to do.
    for (const text of ['I like the machines. MRI', 'I like kids but not babies']) assert.match(partGoal(text).wanted, /^I like/)
  })

  it('name no work by how much one would travel', () => {
    for (const text of [
      ...['travel no more than a few days', 'traveling at most weekly', 'travel only in summer', 'Travel up to a week'],
      'travel less than now',
    ])
      assert.deepEqual(partGoal(`${text}, be a cook`), { left: [], wanted: ' . , be a cook' }, text)
    for (const text of ['travel agent', 'traveled only once', 'travel onlyx y'])
      assert.equal(partGoal(`${text}, be a cook`).wanted, `${text}, be a cook`)
  })

  it('are not how one learns', () => {
    for (const text of ['back to school', 'back to college full time', 'back to school part-time'])
      assert.deepEqual(partGoal(`go ${text} now`), { left: [], wanted: 'go  .  now' }, text)
    for (const text of ['go to school full time', 'back to the school']) assert.equal(partGoal(text).wanted, text)
  })

  it('where somebody stands is not wanted either', () => {
    for (const opening of [
      'I run it',
      'i lead it',
      'i led it',
      'i love it',
      'i was it',
      'i am it',
      'i organize it',
      'i organise it',
      'without it',
    ])
      assert.equal(partGoal(`${opening}, cook`).wanted, ' . , cook', opening)
  })

  it('are cut where one wish ends and the next begins', () => {
    const CUT: readonly string[] = [
      ...['cook, bake', 'cook. bake', 'cook; bake', 'cook: bake', 'cook! bake', 'cook? bake', 'cook (bake)', 'cook\nbake'],
      ...['cook - bake', 'cook – bake', 'cook — bake', 'cook / bake', 'cook or bake', 'cook and then bake', 'cook and bake'],
      ...['cook but bake', 'cook as well as bake', 'cook plus bake', 'cook then bake', 'cook also bake', 'cook maybe bake'],
      ...['cook perhaps bake', 'cook IDEALLY bake', `"cook', ' "bake' "`, 'cook, x, 12, bake'],
    ]
    for (const text of CUT) assert.deepEqual(cutPieces(text), ['cook', 'bake'], text)
    for (const text of ['e-mail', 'corn sandal butter thenar', 'night/day']) assert.deepEqual(cutPieces(text), [text])
    assert.deepEqual(cutPieces(`"the cook's" 'own'`), [`the cook's" 'own`])
  })
})
