import { expect, test } from 'vitest'
import { readArticle } from '../../src/site/blog/article-html.ts'

test('the contents show headings as text, and equal headings have addresses of their own', () => {
  const { html, contents } = readArticle(
    'Opening.\n\n## Why *this* `job` & [that](https://a.example)\n\nText.\n\n## Steps\n\n## Steps\n\n### Steps',
  )
  expect(contents).toEqual([
    { id: 'why-this-job-that', title: 'Why this job & that' },
    { id: 'steps', title: 'Steps' },
    { id: 'steps-2', title: 'Steps' },
  ])
  expect(html).toContain('<h2 id="why-this-job-that">Why <em>this</em>')
  expect(html).toContain('<h3 id="steps-3">')
})
