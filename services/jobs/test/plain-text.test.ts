import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { plainLine, plainText } from '../src/domain/plain-text.ts'

const words = (text: string) => text.split('|')

describe('plain text', () => {
  it('of blocks is paragraphs, of breaks and rows lines, of items lines with a mark', () => {
    for (const tag of words('p|div|section|article|ul|ol|table|h1|h2|h3|h4|h5|h6|blockquote'))
      assert.equal(plainText(`a<${tag}>b</${tag}>c`), 'a\n\nb\n\nc', tag)
    assert.equal(plainText('a<br>b<BR/>c<tr>d<td>e</td>f'), 'a\nb\nc\nd e f')
    assert.equal(plainText('<ul><li>a</li><li>b</li></ul>'), '- a\n- b')
    assert.equal(plainText('a<b>b</b><made-up x="1">c'), 'abc')
  })

  it('leaves out what is no text, comments, and tags that never end', () => {
    for (const tag of words('script|style|template|iframe|noscript|svg|head|object|title|textarea')) {
      assert.equal(plainText(`a<${tag} x>hidden</${tag} >b`), 'ab', tag)
      assert.equal(plainText(`a<${tag}>hidden`), 'a', tag)
      assert.equal(plainText(`a<${tag}>hidden</${tag}`), 'a', tag)
      assert.equal(plainText(`a</${tag}>shown`), 'ashown', tag)
    }
    assert.equal(plainText('<p>a<!-- hidden -->b'), 'ab')
    assert.equal(plainText('<p>a<!-- hidden'), 'a')
    assert.equal(plainText('<p>a<b hidden'), 'a')
    assert.equal(plainText('<p>< 5 years<'), '< 5 years<')
    assert.equal(plainText('<p>a < 5 <b>b</b>'), 'a < 5 b')
    assert.equal(plainText('< 5 <b>b</b>'), '< 5 b')
  })

  it('reads entities once, and tags that were written as entities', () => {
    const table = {
      amp: '&',
      lt: '<',
      gt: '>',
      quot: '"',
      apos: "'",
      ndash: '–',
      mdash: '—',
      rsquo: '’',
      lsquo: '‘',
      ldquo: '“',
      rdquo: '”',
      bull: '•',
      hellip: '…',
      middot: '·',
      eacute: 'é',
    }
    for (const [name, character] of Object.entries(table))
      assert.equal(plainText(`x&${name};x&${name.toUpperCase()};x`), `x${character}x${character}x`, name)
    assert.equal(plainText('a&nbsp;b'), 'a b')
    assert.equal(plainText('&#65;&#x42;&#X43;&#32;&#31;&#9;.'), 'ABC .')
    assert.equal(plainText('a&#55296;b&#57343;c&#55295;&#57344;'), 'a b c\ud7ff\ue000')
    assert.equal(plainText('a&#1114111;&#1114112;b'), 'a\u{10ffff} b')
    assert.equal(plainText('&amp;lt;'), '&lt;')
    assert.deepEqual([plainText('a&#10;b'), plainText('a&#31;b')], ['a b', 'a b'])
    assert.equal(plainText('&lt;br&gt;a'), 'a')
    for (const tag of words('p|div|ul|ol|li|br|h1|h6|strong|em|span'))
      assert.doesNotMatch(plainText(`&lt;${tag}&gt;a&lt;/${tag}&gt;`), /[<>]/, tag)
    assert.equal(plainText('&lt;h7&gt;'), '<h7>')
  })

  it('is tidy: one kind of blank and break, nothing that hides, no half characters', () => {
    assert.equal(plainText('a\r\nb\rc'), 'a\nb\nc')
    assert.equal(plainText('a\u00a0b\u2003c\u202fd\u3000e\tf   g'), 'a b c d e f g')
    assert.equal(plainText('a \n b\n\n\n\nc'), 'a\nb\n\nc')
    assert.deepEqual([plainText('a\n b'), plainText('a \nb')], ['a\nb', 'a\nb'])
    assert.equal(plainText('a\u0007b\u009fc\u200bd\u202ee\u2066f\ufeffg'), 'abcdefg')
    assert.equal(plainText('\ud83d\ude00 \ud83d. \ude00'), '\ud83d\ude00 .')
  })

  it('is cut, and one line where a line is wanted', () => {
    assert.equal(plainText('abc def', 4), 'abc')
    assert.equal(plainText('x'.repeat(30_000)).length, 20_000)
    assert.equal(plainText(`${'<b></b>'.repeat(3)}abc`, 5), '')
    assert.equal(plainLine('<p>a</p><p>b  c</p>', 50), 'a b c')
    assert.equal(plainLine('abcd efgh', 5), 'abcd')
  })
})
