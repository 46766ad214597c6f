import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readStatements, splitSentences } from '../src/domain/sections.ts'

const words = (text: string) => text.split('|')

describe('the parts of a posting', () => {
  const kinds = (text: string) => readStatements(text).map(({ kind }) => kind)
  const headings = {
    nice: words(
      'Nice to have|nice-to-haves|Preferred|Bonus|Pluses|Good to have|Desirable|Desired|Would be great|would be nice|Even better|Extra credit|It helps if',
    ),
    silent: words(
      "Benefits|Perks|We offer|What youll get|What you'll get|What you’ll get|Compensation|Salary|Pay range|About us|About the company|About the team|Our company|Who we are|Equal opportunity|How to apply|Our values|Our mission|Diversity",
    ),
    duty: words(
      "Responsibilities|What youll do|What you'll do|What you will do|Duties|The role|The job|Your work|Day-to-day|Day to day|You will|In this role|Your mission|Tasks",
    ),
    must: words(
      "Requirements|Qualifications|What youll need|What you'll need|What you need|Must-haves|must have|You have|What you bring|Who you are|About you|Skills|Experience|Education|What we're looking for|What we look for|Minimum|We expect|Your profile|Looking for",
    ),
  }
  for (const [kind, all] of Object.entries(headings))
    it(`are ${kind} under their headings, with and without marks`, () => {
      for (const heading of all)
        for (const line of [heading, `## ${heading}:`, `**${heading}**`])
          assert.deepEqual(kinds(`${line}\nWe use words here`), [kind], line)
    })

  it('begin at a line that names one, not at a sentence, an item or a long line', () => {
    assert.deepEqual(kinds('Skills.\nWe use words'), ['open', 'open'])
    for (const end of [',', ';', '!']) assert.equal(kinds(`Skills${end}\nWe use words`)[0], 'open')
    for (const mark of words('-|•|·|▪|‣|–')) assert.deepEqual(kinds(`${mark} Skills\nWe use words`), ['open', 'open'], mark)
    assert.deepEqual(kinds('Our skills in one two three four\nWe use words'), ['open', 'open'])
    assert.deepEqual(kinds('Our skills in one two three four:\nWe use words'), ['must'])
    assert.deepEqual(kinds('Our skills in one two three four five six:\nWe use words'), ['open', 'open'])
    assert.deepEqual(kinds(`Skills ${'x'.repeat(70)}:\nWe use words`), ['open', 'open'])
    assert.deepEqual(kinds('Skills\nWe use words\nThe kitchen:\nWe use pans'), ['must', 'open'])
    assert.deepEqual(kinds('Skills\n\nWe use words'), ['must'])
    for (const heading of ['## Skills we want you to have', 'Skills  we  want  you  to  have', 'Skills, tools and the like:'])
      assert.deepEqual(kinds(`${heading}\nWe use words`), ['must'], heading)
    assert.deepEqual(kinds('Skills we want you to have here\nWe use words'), ['open', 'open'])
    assert.deepEqual(kinds('Our skills in one two three four five:\nWe use words'), ['must'])
    assert.deepEqual(kinds('Skills\n**The kitchen:**\nWe use words'), ['open'])
    assert.deepEqual(kinds(`Skills ${'x'.repeat(62)}:\nWe use words`), ['must'])
    assert.deepEqual(kinds(`Skills ${'x'.repeat(63)}:\nWe use words`), ['open', 'open'])
  })

  it('give way to words that decide by themselves', () => {
    for (const phrase of words(
      'nice to have|preferred|preferably|a plus|is a bonus|bonus points|ideally|desirable|desired|an advantage|advantageous|not required|helpful|is welcome|are welcome|would help|optional',
    ))
      assert.deepEqual(kinds(`Requirements:\nHere SQL ${phrase} now.`), ['nice'], phrase)
    for (const phrase of words(
      'required|must have|must be able|you must|essential|mandatory|is a must|minimum of|at least two years|at least 1 year',
    ))
      assert.deepEqual(kinds(`Bonus:\nHere SQL ${phrase} now.`), ['must'], phrase)
  })

  it('are told as items or sentences, two thousand lines at most', () => {
    for (const mark of words('-|*|•|·|▪|‣|–|◦|1.|12)'))
      assert.deepEqual(readStatements(` ${mark} We use words`), [{ text: 'We use words', kind: 'open', item: true }], mark)
    for (const line of ['We use words', '-We use words', '123. We use words'])
      assert.equal(readStatements(line).at(-1)?.item, false, line)
    assert.equal(readStatements('We use words\n'.repeat(2_100)).length, 2_000)
  })

  it('are cut at the ends of sentences only', () => {
    for (const short of words(
      'e.g|i.e|etc|vs|incl|approx|min|max|no|dept|inc|ltd|co|st|dr|mr|ms|mrs|sr|jr|u.s|a.m|p.m|ph.d|b.s|m.s|b.a',
    ))
      assert.deepEqual(splitSentences(`Work with ${short}. Smith here.`), [`Work with ${short}. Smith here.`], short)
    assert.deepEqual(splitSentences('One… Two! “Three?” (Four.) 5 six. seven'), [
      'One…',
      'Two!',
      '“Three?”',
      '(Four.)',
      '5 six. seven',
    ])
    assert.deepEqual(splitSentences('A. B'), ['A.'])
    assert.deepEqual(splitSentences('  One.  Two '), ['One.', 'Two'])
    assert.deepEqual(readStatements('-  We use words '), [{ text: 'We use words', kind: 'open', item: true }])
  })
})
