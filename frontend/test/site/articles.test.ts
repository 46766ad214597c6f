// @vitest-environment node
import { articleCategories, articles } from '@waymark/contracts/models/articles'
import { describe, expect, test } from 'vitest'
import { areaOf, routes, routesIn } from '../../src/routes.ts'
import { readArticle } from '../../src/site/blog/article-html.ts'
import { barsFigure } from '../../src/site/blog/bars-figure.ts'
import { publicPages } from '../../src/site/prerender/public-pages.tsx'

const texts = import.meta.glob<string>('../../content/articles/*.md', { query: '?raw', import: 'default', eager: true })
const textOf = (slug: string) => texts[`../../content/articles/${slug}.md`] ?? ''

describe('the articles', () => {
  test('are the eight of the product, dated and with 12 to 20 minutes to read', () => {
    expect(articles.map(({ slug, readTime, date }) => [slug, readTime, date])).toEqual([
      ['ultimate-career-path-planning-guide-2025', 18, '2025-02-01'],
      ['ai-takeover-career-survival-guide', 15, '2025-02-01'],
      ['career-change-complete-guide', 20, '2025-02-01'],
      ['best-career-paths-2025', 14, '2025-02-01'],
      ['career-development-professional-growth', 16, '2025-02-01'],
      ['future-of-work-ai-automation', 17, '2025-02-01'],
      ['how-to-plan-your-career-path', 13, '2025-02-01'],
      ['automation-proof-careers-guide', 12, '2025-02-01'],
    ])
    expect(Object.keys(texts)).toHaveLength(8)
    for (const { category } of articles) expect(articleCategories).toContain(category)
  })

  test('have the ten specified fields, none of them empty', () => {
    const fields = ['id', 'title', 'description', 'category', 'date', 'readTime', 'image', 'slug', 'icon', 'color']
    for (const article of articles) {
      expect(Object.keys(article).toSorted()).toEqual(fields.toSorted())
      for (const [field, value] of Object.entries(article)) expect(Boolean(value), `${article.slug}: ${field}`).toBe(true)
    }
    expect(new Set(articles.map(({ id }) => id)).size).toBe(8)
    expect(new Set(articles.map(({ image }) => image)).size).toBe(8)
  })

  test.each(articles.map(({ slug }) => slug))(
    '%s is really written: 1,200 words and more, sections, a chart, sources',
    (slug) => {
      const { html, contents } = readArticle(textOf(slug))
      const words = html.replace(/<[^>]+>/g, ' ').split(/\s+/).length
      expect(words).toBeGreaterThanOrEqual(1_200)
      expect(contents.length).toBeGreaterThanOrEqual(6)
      expect(contents.at(-1)?.title).toBe('Sources')
      expect(html.match(/<figure/g)?.length).toBe(1)
      expect(html).toContain('class="first"')
      expect(html).not.toMatch(/https?:|<script|style=/)
    },
  )

  test('share at most 5 % of their eight-word sequences, any two', () => {
    const grams = articles.map(({ slug }) => {
      const words = textOf(slug)
        .toLowerCase()
        .replace(/[^a-z0-9\s]/g, ' ')
        .split(/\s+/)
      return new Set(words.slice(7).map((_, index) => words.slice(index, index + 8).join(' ')))
    })
    for (const [index, one] of grams.entries())
      for (const other of grams.slice(index + 1)) {
        const shared = [...one].filter((gram) => other.has(gram)).length
        expect(shared / Math.min(one.size, other.size)).toBeLessThanOrEqual(0.05)
      }
  })
})

describe('a chart of bars', () => {
  test('draws losses to the left of a common zero, and says every figure', () => {
    const html = barsFigure('Up | +30% | 30\nDown | −10% | -10\nA source, 2024.')
    expect(html).toContain('<rect class="bar-up" x="25" width="75"')
    expect(html).toContain('<rect class="bar-down" x="0" width="25"')
    expect(html).toContain('<b>−10%</b>')
    expect(html).toContain('<figcaption>A source, 2024.</figcaption>')
  })

  test('refuses a row that draws what it does not say', () => {
    expect(() => barsFigure('Down | 10% | -10\nx')).toThrow('another sign')
    expect(() => barsFigure('Down | 10%\nx')).toThrow('label | shown | value')
  })
})

test('the app knows every page to read, so that a link inside it loads the document', () => {
  const pages = publicPages().map(({ path }) => path)
  for (const path of pages) expect(['reading', 'both'], path).toContain(areaOf(path))
  const written = routesIn('reading').map((key) => routes[key].path)
  for (const path of written.filter((one) => !one.includes(':'))) expect(pages).toContain(path)
  for (const path of ['/', '/skills', '/detailed-assessment', '/blog', '/blog/a/b', '/blogs'])
    expect(areaOf(path), path).not.toBe('reading')
})

test('a page to read has one title of its own, a description and nothing that needs script', () => {
  const pages = publicPages()
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
  for (const { path, description, body } of pages) {
    expect(path).toMatch(/^\/[a-z0-9/-]+$/)
    expect(description.length).toBeGreaterThan(20)
    expect(body.match(/<h1/g)).toHaveLength(1)
    expect(body).not.toContain('<script')
  }
})
