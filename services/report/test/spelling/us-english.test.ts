import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { britishForms } from './british-forms.ts'
import { columnTexts, keyTexts, linesWithout, listTexts } from './data-texts.ts'
import { sourceTexts } from './source-texts.ts'
import { markdownTexts, templateTexts } from './template-texts.ts'
import { isUsEnglish, misspellings, reviewedWords, wordsOf } from './us-english.ts'
import { type VisibleText, visibleTexts } from './visible-texts.ts'

const visible = visibleTexts()
const wrong = (texts: string[]): string[] => misspellings(texts.map((text) => ({ file: 'sample', text }))).map(({ word }) => word)

test('what people read is written as in the United States', () => {
  const found = misspellings(visible).map(({ file, word, text }) => `${file}: "${word}" in "${around(word, text)}"`)
  assert.deepEqual(
    [...new Set(found)],
    [],
    'mend these, or add a name or a term of a trade to services/report/test/spelling/words.txt',
  )
})

test('each kind of text is there to be read', () => {
  const places = [
    'frontend/src/site/landing/',
    'frontend/content/articles/',
    'frontend/content/pages/',
    'services/report/src/document/sections/',
    'services/identity/src/tasks/mail/',
    'services/identity/src/http/pages/templates/',
    'services/assessment/src/data/banks/',
    'services/skills/src/domain/',
    'services/skills/text/notes/',
    'services/game/bank/',
    'services/learning/data/',
    'services/shared/contracts/src/',
    'gateway/plugins/',
  ]
  for (const place of places) assert.ok(textsUnder(visible, place).length > 5, `too few texts of ${place}`)
})

describe('a British form is found, with its file and the word', () => {
  for (const word of britishForms)
    test(word, () => {
      const planted = { file: 'services/report/src/document/sections/planted.ts', text: `You asked for the ${word}, so read on.` }
      assert.deepEqual(misspellings([planted]), [{ ...planted, word }])
    })

  test('with a capital, in the possessive and between other signs', () => {
    assert.deepEqual(wrong(['Harbour. “Colour”, the neighbour’s licence-holders']), [
      'Harbour',
      'Colour',
      "neighbour's",
      'licence',
    ])
  })

  test('that the dictionary itself refuses', () => {
    assert.deepEqual(wrong(['They prioritise, crystallise and emphasise their endeavours.']), [
      'prioritise',
      'crystallise',
      'emphasise',
      'endeavours',
    ])
  })
})

describe('a British word that is planted is found', () => {
  test('in a literal, a template and the text and attributes of an element, but in no name of a class', () => {
    const source = `
      import { a } from './grey centre'
      type Tone = 'grey one'
      const words = { colour: 'Choose a colour', 'Other neighbours': 1 }
      const wait = \`\${n} programme\${n === 1 ? '' : 's'} left\`
      const page = <p className="grey centre" title="Your centre">My favourite <b>theatre</b></p>`
    assert.deepEqual(wrong(sourceTexts(source, 'page.tsx')), [
      'colour',
      'neighbours',
      'programme',
      'centre',
      'favourite',
      'theatre',
    ])
  })

  test('in a word that stands alone, unless it is a code', () => {
    const source = `const list = ['licence', 'cancelled', 'Colour', 'harbour, ', '(Grey)', 'colour_code', './centre', 'CHEQUE paid']`
    assert.deepEqual(wrong(sourceTexts(source, 'list.ts')), ['licence', 'Colour', 'harbour', 'Grey', 'CHEQUE'])
  })

  test('in a sentence that begins as SQL does or speaks of dollars, but in no SQL', () => {
    const source = `const list = ['Create a centre as you like', 'with grey as it is', 'A tyre for $20 a month', 'select colour from tyres']`
    assert.deepEqual(wrong(sourceTexts(source, 'list.ts')), ['centre', 'grey', 'tyre'])
  })

  test('in markup within a literal', () => {
    const source = `const row = '<b class="grey" title="The centre">labour</b> and harbour/kerb'`
    assert.deepEqual(wrong(sourceTexts(source, 'row.ts')), ['centre', 'labour', 'harbour', 'kerb'])
  })

  test('in a template of a page or a mail', () => {
    const template =
      '{{!-- grey --}}<p class="grey" title="Colour">{{colour}} {{#if labour}}Cheque{{/if}}</p><style>.grey{}</style>'
    assert.deepEqual(wrong(templateTexts(template)), ['Cheque', 'Colour'])
  })

  test('in Markdown and its front matter', () => {
    const page = '---\ntitle: A skilful move\n---\n\nUse `colour` at [the centre](/colour).\n\n```sh\ngrey\n```\n'
    assert.deepEqual(wrong(markdownTexts(page)), ['skilful', 'centre'])
  })

  test('in a column, under a key, in a list', () => {
    const table = 'id\tname\taliases\ncounselling\tFamily counselling\tcounselling;labour'
    assert.deepEqual(wrong(columnTexts(table, ['name'])), ['counselling'])
    assert.throws(() => columnTexts(table, ['title']), /no column "title"/)
    assert.deepEqual(wrong(keyTexts('{"id":"colour","of":[{"text":["A grey day"]}]}', ['text'])), ['grey'])
    const list = '# colour\n= art | ^(colour|centre) | colour and form\n@ 1 | centre | home labour\ncourse | Modelling'
    assert.deepEqual(wrong(listTexts(list)), ['colour', 'labour', 'Modelling'])
    assert.deepEqual(wrong(linesWithout(1)('Harbour Inn | centre | A grey house')), ['Harbour', 'grey'])
  })
})

describe('what is no word is not judged', () => {
  test('addresses, codes, acronyms, marks of our templates and names of others', () => {
    const text = 'See https://colour.example/centre, WAYMARK_COLOUR, colour_code, {sym:centre} and Global Wind Organisation.'
    assert.deepEqual(wordsOf(text), ['See', 'and'])
  })
})

describe('the reviewed words', () => {
  test('are sorted, in lower case, once each', () => {
    assert.deepEqual(reviewedWords, [...new Set(reviewedWords.map((word) => word.toLowerCase()))].sort())
  })

  test('hold no British form', () => {
    assert.deepEqual(
      reviewedWords.filter((word) => !isUsEnglish(word)),
      [],
    )
    const endings = /(isation|ising|ised|ise|yse|ysed|our|ours|oured|ourable|tre|ogue|elled|elling|ellor|aem|aed)$/
    assert.deepEqual(
      reviewedWords.filter((word) => endings.test(word)),
      [],
    )
  })

  test('are all in use', () => {
    const used = new Set(visible.flatMap(({ text }) => wordsOf(text)).map((word) => word.toLowerCase().replace(/'s?$/, '')))
    assert.deepEqual(
      reviewedWords.filter((word) => !used.has(word)),
      [],
    )
  })
})

const textsUnder = (texts: readonly VisibleText[], place: string): VisibleText[] =>
  texts.filter(({ file }) => file.startsWith(place))

const around = (word: string, text: string): string => {
  const at = text.indexOf(word)
  return text.slice(Math.max(0, at - 40), at + 40).replace(/\s+/g, ' ')
}
