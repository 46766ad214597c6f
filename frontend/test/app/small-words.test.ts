import { describe, expect, test } from 'vitest'
import { sourceLetters, sourceName } from '../../src/entities/occupation/sources.ts'
import { monthOf, wordedDate } from '../../src/features/account/part-date.ts'
import { escapeText } from '../../src/lib/escape-text.ts'
import { recommendedPay, salaryOf } from '../../src/lib/money.ts'
import { signInHref } from '../../src/lib/sign-in.ts'
import { timeAgo } from '../../src/lib/time-ago.ts'
import { dateInWords } from '../../src/site/blog/article-date.ts'
import { readArticle } from '../../src/site/blog/article-html.ts'
import { barsFigure } from '../../src/site/blog/bars-figure.ts'

describe('small things of every page', () => {
  test('text in markup cannot become markup', () => {
    expect(escapeText('<a href="x">&amp;</a> "q"')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt; &quot;q&quot;')
  })
  test('signing in comes back to where the person was', () => {
    expect(signInHref('/jobs?page=2&job=1')).toBe('/api/login?return_to=%2Fjobs%3Fpage%3D2%26job%3D1')
  })
  test('a source is named by its letter, an unknown one by itself', () => {
    expect([sourceName('W'), sourceName('?')]).toEqual(['BLS wages, US national May 2024, by state May 2025', '?'])
    expect(sourceLetters(['r', 'a', 'S'])).toEqual([])
  })
  test('an upper end of pay counts only where it is one', () => {
    expect(salaryOf({ salaryMin: 50_000, salaryMax: 40_000 })).toBe('$50,000+')
    expect(salaryOf({ salaryMin: 0, salaryMax: 40_000 })).toBe('Competitive')
    expect(recommendedPay({ salaryRangeMin: 50_000.6, salaryRangeMax: 60_000.4 })).toBe('$50,001 – $60,000')
  })
  test('times are told in their largest unit, and as a date beyond a month', () => {
    const now = Date.parse('2025-03-20T12:00:00Z')
    const ago = (seconds: number) => timeAgo(new Date(now - seconds * 1000).toISOString(), now)
    expect([59, 60, 3_599, 3_600, 86_399, 86_400].map(ago)).toEqual([
      'just now',
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '23 hours ago',
      'yesterday',
    ])
    expect([30 * 86_400, 30 * 86_400 + 1].map(ago)).toEqual(['30 days ago', 'February 18, 2025'])
    expect(ago(-500)).toBe('just now')
  })
})

describe('a month as people write it', () => {
  test('in figures, in words, with a day, or as a year', () => {
    const written = [
      '2019',
      '2019-03',
      '2019-03-05',
      '3/2019',
      '03.2019',
      'March 2019',
      'Mar. 2019',
      ' mar, 2019 ',
      'May 5, 2019',
      'dec 12 2019',
    ]
    expect(written.map(monthOf)).toEqual([
      '2019',
      '2019-03',
      '2019-03-05',
      '2019-03',
      '2019-03',
      '2019-03',
      '2019-03',
      '2019-03',
      '2019-05-05',
      '2019-12-12',
    ])
    const months = 'January February March April May June July August September October November December'.split(' ')
    expect(months.map((name) => monthOf(`${name} 2020`))).toEqual(
      months.map((_, index) => `2020-${String(index + 1).padStart(2, '0')}`),
    )
  })
  test('in however many spaces', () => {
    expect([monthOf('March   2019'), monthOf('May 5,   2019')]).toEqual(['2019-03', '2019-05-05'])
  })
  test('an open end is empty', () => {
    expect(['', '  ', 'today', 'Now', 'PRESENT'].map(monthOf)).toEqual(['', '', '', '', ''])
  })
  test('anything else is no date', () => {
    const written = [
      'soon',
      '13/2019',
      '0/2019',
      'Mayday',
      'June',
      'Foo 2019',
      'May 32, 2019',
      '3/19',
      'x3/2019',
      '3/20190',
      'in March 2019',
      'March 2019 or so',
      'marchmarchmarch 2019',
      '123/2019',
      '3-2019',
    ]
    expect(written.map(monthOf)).toEqual(written.map(() => undefined))
  })
  test('stands in its field in words, and what is no date as it is', () => {
    expect(['2019', '2019-03', '2019-03-05', 'soon', ''].map(wordedDate)).toEqual([
      '2019',
      'March 2019',
      'March 5, 2019',
      'soon',
      '',
    ])
  })
})

describe('an article', () => {
  test('opens with its first paragraph, and counts its words', () => {
    const { html, words } = readArticle('One  two.\n\nThree\nfour.')
    expect(html).toBe('<p class="first">One  two.</p>\n<p>Three\nfour.</p>\n')
    expect(words).toBe(4)
  })
  test('has lists with and without numbers', () => {
    expect(readArticle('- a\n- *b*').html).toBe('<ul class="d"><li>a</li>\n<li><em>b</em></li></ul>\n')
    expect(readArticle('1. a\n2. b').html).toBe('<ol><li>a</li>\n<li>b</li></ol>\n')
  })
  test('has tables that scroll and say what they are', () => {
    expect(readArticle('| "A" | B |\n| --- | --- |\n| 1 | *2* |\n| 3 | 4 |').html).toBe(
      '<div class="table-wrap" role="region" tabindex="0" aria-label="Table: &quot;A&quot;, B"><table><thead><tr>' +
        '<th scope="col">&quot;A&quot;</th><th scope="col">B</th></tr></thead><tbody>' +
        '<tr><td>1</td><td><em>2</em></td></tr><tr><td>3</td><td>4</td></tr></tbody></table></div>\n',
    )
  })
  test('addresses hold letters and digits, without a dash at the ends', () => {
    const { contents } = readArticle('## "Quoted" -- ends!\n\n## A 2nd, *once*\n\n## Same\n\n## Same\n\n## Same')
    expect(contents.map(({ id }) => id)).toEqual(['quoted-ends', 'a-2nd-once', 'same', 'same-2', 'same-3'])
  })
  test('a block is a chart or a mistake', () => {
    expect(readArticle('```bars\nA | 1 | 1\nSource\n```').html).toContain('<figcaption>Source</figcaption>')
    expect(() => readArticle('```js\nalert(1)\n```')).toThrow('an article has no use for a block called js')
  })
  test('a day is said in words, whatever the zone', () => {
    expect(dateInWords('2025-02-01')).toBe('February 1, 2025')
  })
})

describe('a chart of bars', () => {
  test('draws each row from zero, by the largest', () => {
    expect(barsFigure('\n A & B | 10 | 10 \nC | 2.5 | 2.5\nThe <source>\n')).toBe(
      '<figure class="panel"><ul class="bars">' +
        '<li><span>A &amp; B</span><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-up" x="0" width="100" height="10"/></svg><b>10</b></li>' +
        '<li><span>C</span><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="bar-up" x="0" width="25" height="10"/></svg><b>2.5</b></li>' +
        '</ul><figcaption>The &lt;source&gt;</figcaption></figure>\n',
    )
  })
  test('a negative one goes to the left of a zero line, and none is too thin to see', () => {
    const html = barsFigure('Down | −5 | -5\nUp | 10 | 10\nFlat | 0 | 0\nSource')
    expect(html).toContain('<rect class="bar-down" x="0" width="33.33" height="10"/>')
    expect(html).toContain('<rect class="bar-up" x="33.33" width="66.67" height="10"/>')
    expect(html).toContain('<rect class="bar-up" x="33.33" width="0.4" height="10"/>')
    expect(html.match(/<line x1="33.33\d*" x2="33.33\d*" y1="0" y2="10" class="bar-zero"\/>/g)).toHaveLength(3)
  })
  test('a row that is none, or draws another sign than it shows, is refused', () => {
    const message = (row: string) => {
      try {
        barsFigure(`${row}\nSource`)
        return 'drawn'
      } catch (error) {
        return (error as Error).message
      }
    }
    expect(message('A | 1')).toBe('a row of bars is "label | shown | value", not "A | 1"')
    expect(message(' | 1 | 1')).toContain('a row of bars is')
    expect(message('A |  | 1')).toContain('a row of bars is')
    expect(message('A | one | one')).toContain('a row of bars is')
    expect(message('A | 1 | -1')).toBe('"A | 1 | -1" shows another sign than it draws')
    expect(message('A | −1 | 1')).toContain('shows another sign')
    expect(message('A | minus 1− | 1')).toBe('drawn')
  })
})
