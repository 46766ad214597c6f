import { screen, within } from '@testing-library/react'
import { articles } from '@waymark/contracts/models/articles'
import { describe, expect, test } from 'vitest'
import { guides } from '../../src/site/marketing/career-guides.ts'
import { publicPages } from '../../src/site/prerender/public-pages.tsx'

const pages = new Map(publicPages().map((page) => [page.path, page]))

/** The page as it is written at build time, in a document. */
function read(path: string): HTMLElement {
  document.body.innerHTML = pages.get(path)?.body ?? ''
  return screen.getByRole('main')
}

const textsOf = (elements: Iterable<Element>) => [...elements].map((element) => element.textContent?.trim())
const links = (within_: Element, name: string | RegExp) =>
  within(within_ as HTMLElement)
    .getAllByRole('link', { name })
    .map((link) => link.getAttribute('href'))
const sectionOf = (heading: string) => screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement

describe('the blog index', () => {
  test('title, seven chips, the featured article, eight cards and the call to action', () => {
    const main = read('/blog')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blog & Resources')
    expect(textsOf(main.querySelectorAll('.topics label'))).toEqual([
      'All',
      'Career Planning',
      'AI & Automation',
      'Career Change',
      'Professional Growth',
      'Future of Work',
      'Automation Resistance',
    ])
    const featured = main.querySelector('a.feat')
    expect(featured?.querySelector('.kicker')?.textContent).toBe('Featured · Career Planning')
    expect(featured?.querySelector('h2')?.textContent).toBe('The Ultimate Career Path Planning Guide for 2025')
    expect(featured?.getAttribute('href')).toBe('/blog/ultimate-career-path-planning-guide-2025')
    expect(featured?.querySelector('.num')?.textContent).toContain('February 1, 2025 · 18 min read')
    expect(main.querySelectorAll('.cards article')).toHaveLength(8)
    expect(links(sectionOf('Reading helps. Your own numbers help more.'), /./)).toEqual(['/detailed-assessment'])
  })

  test('each card says category, title, description, minutes and date, has its picture and sign, and opens its article in a new tab', () => {
    const main = read('/blog')
    const cards = [...main.querySelectorAll('.cards article')].map((card) => ({
      href: card.querySelector('a')?.getAttribute('href'),
      target: card.querySelector('a')?.target,
      title: card.querySelector('h2')?.textContent,
      description: card.querySelector('p.muted')?.textContent,
      line: card.querySelector('p.num')?.textContent,
      date: card.querySelector('time')?.textContent,
      sign: [...(card.querySelector('.topic-icon')?.classList ?? [])].at(-1),
    }))
    expect(cards).toEqual(
      articles.map(({ slug, title, description, category, readTime, color }) => ({
        href: `/blog/${slug}`,
        target: '_blank',
        title,
        description,
        line: `${category} · ${readTime} min read`,
        date: 'February 1, 2025',
        sign: color,
      })),
    )
    const pictures = [...main.querySelectorAll('.cards svg[role=img]')].map((picture) => picture.getAttribute('aria-label'))
    expect(new Set(pictures).size).toBe(8)
    expect(cards.map(({ line }) => line)).toEqual([
      'Career Planning · 18 min read',
      'AI & Automation · 15 min read',
      'Career Change · 20 min read',
      'Career Planning · 14 min read',
      'Professional Growth · 16 min read',
      'Future of Work · 17 min read',
      'Career Planning · 13 min read',
      'Automation Resistance · 12 min read',
    ])
  })

  test('every slug is a page with its own article', () => {
    for (const { slug, title } of articles) {
      read(`/blog/${slug}`)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    }
  })
})

describe('career path planning', () => {
  test('is an article whose buttons go to the wizard and that leads to the AI transition', () => {
    const main = read('/career-path-planning')
    expect(main.querySelector('article h1')).toBeTruthy()
    expect(links(main, 'Get Your Career Plan')).toEqual(['/detailed-assessment'])
    expect(links(main, 'Start Your Journey')).toEqual(['/detailed-assessment'])
    expect(links(main, 'AI and your job')).toEqual(['/ai-career-transition'])
    expect(pages.has('/ai-career-transition')).toBe(true)
  })
})

describe('resume writing', () => {
  test('heading and both buttons', () => {
    const main = read('/resume-writing')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Professional Resume Writing Services & AI-Powered Resume Builder',
    )
    const hero = main.querySelector('section.mh') as Element
    expect(links(hero, 'Start Resume Assessment')).toEqual(['/assessment'])
    expect(links(hero, 'Get Professional Resume Report')).toEqual(['/detailed-assessment'])
  })

  test('three features and four steps in their order', () => {
    const main = read('/resume-writing')
    expect(textsOf(main.querySelectorAll('.f3 h3'))).toEqual([
      'ATS-optimized writing',
      'Industry-specific templates',
      'Expert review',
    ])
    expect(textsOf(main.querySelectorAll('ol.pro h3'))).toEqual([
      'Career assessment',
      'Keyword research',
      'Writing and formatting',
      'Review and optimization',
    ])
  })

  test('packages at 37, 197 and 97 with the button under them', () => {
    read('/resume-writing')
    const panel = sectionOf('Packages')
    const packages = [...panel.querySelectorAll('h3')].map((heading) => [
      heading.textContent,
      heading.parentElement?.querySelector('.price')?.textContent,
      heading.parentElement?.querySelector('.tag')?.textContent,
    ])
    expect(packages).toEqual([
      ['Professional Resume Review', '$37', undefined],
      ['Executive Resume Writing', '$197', 'Most Popular'],
      ['Career Change Resume', '$97', undefined],
    ])
    const executive = screen.getByRole('heading', { name: 'Executive Resume Writing' }).parentElement
    expect(executive?.textContent).toMatch(/Complete rewrite.*LinkedIn optimization/)
    expect(links(panel, 'Start Resume Writing Process')).toEqual(['/detailed-assessment'])
  })

  test('tips, three testimonials, and both ways at the end', () => {
    const main = read('/resume-writing')
    expect(sectionOf('Tips you can use today').querySelectorAll('ul').length).toBeGreaterThanOrEqual(2)
    expect(main.querySelectorAll('.letters blockquote')).toHaveLength(3)
    expect(links(main.querySelector('section.last') as Element, /./)).toEqual(['/detailed-assessment', '/assessment'])
  })
})

describe('job search tips', () => {
  test('hero with both ways, six cards, three phases by weeks', () => {
    const main = read('/job-search-tips')
    expect(links(main.querySelector('section.mh') as Element, /./)).toEqual(['/assessment', '/detailed-assessment'])
    expect(main.querySelectorAll('.tip-cards > li')).toHaveLength(6)
    expect(textsOf(main.querySelectorAll('ol.pro li')).map((text) => text?.slice(0, 22))).toEqual([
      expect.stringMatching(/^Weeks 1-2Preparation/),
      expect.stringMatching(/^Weeks 3-8Active search/),
      expect.stringMatching(/^Week 9 onwardInterview/),
    ])
    expect(screen.getByRole('heading', { name: 'Interview and negotiation' })).toBeTruthy()
  })

  test('the figures of a search, with a button to the assessment', () => {
    const main = read('/job-search-tips')
    const panel = sectionOf('What to count')
    const figures = [...panel.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dd')?.textContent,
      row.querySelector('dt')?.textContent,
    ])
    expect(figures).toEqual([
      ['5-10', 'targeted applications per week'],
      ['3-5', 'new networking connections weekly'],
      ['2-4', 'hours daily'],
      ['6-12', 'weeks average search'],
      ['5-10', 'companies to target'],
      ['6-18', 'months: career change average timeline'],
    ])
    expect(main.textContent).toContain('80% of jobs are said to go unposted')
    expect(links(panel, /./)).toEqual(['/assessment'])
  })

  test('four tools, three testimonials and a closing call to action', () => {
    const main = read('/job-search-tips')
    expect(main.querySelectorAll('.tool-cards > li')).toHaveLength(4)
    expect(main.querySelectorAll('.letters blockquote')).toHaveLength(3)
    expect(links(main.querySelector('section.last') as Element, /./)).toContain('/detailed-assessment')
  })
})

describe('how to become', () => {
  const facts = (guide: Element) =>
    Object.fromEntries(
      [...guide.querySelectorAll('dl > div')].map((row) => [
        row.querySelector('dt')?.textContent,
        row.querySelector('dd')?.textContent,
      ]),
    )

  test.each([
    ['Software Engineer', '$95,000-$165,000', '6-12 months', 'Medium-High', 'Very High', '+22%'],
    ['Data Analyst', '$60,000-$95,000', '3-6 months', 'Medium', 'High', '+25%'],
    ['Registered Nurse', '$75,000-$120,000', '2-4 years', 'High', 'Very High', '+7%'],
    ['Project Manager', '$85,000-$135,000', '6-12 months', 'Medium', 'High', '+7%'],
    ['Digital Marketing Specialist', '$50,000-$85,000', '3-6 months', 'Medium', 'High', '+13%'],
    ['Pilot', '$80,000-$200,000+', '1-3 years', 'High', 'Medium-High', '+6%'],
  ])('the guide of a %s has its figures and the official ones beside them', (name, salary, time, difficulty, demand, growth) => {
    read('/how-to-become')
    const guide = screen.getByRole('heading', { name, level: 3 }).closest('article') as Element
    expect(facts(guide)).toEqual({
      'Salary range': salary,
      'Time to learn': time,
      Difficulty: difficulty,
      Demand: demand,
      Growth: growth,
    })
    expect(guide.querySelector('p.cap')?.textContent).toMatch(/jobs by 2034/)
    expect(guide.querySelector('p.muted')?.textContent).toMatch(/^[A-Z].{20,}\.$/)
    expect(guide.querySelectorAll('ol > li')).toHaveLength(5)
    expect(guide.querySelector('h3 svg')).toBeTruthy()
  })

  test('a hero, six guides with their button, four steps, success factors', () => {
    const main = read('/how-to-become')
    expect(main.querySelector('section.mh h1')).toBeTruthy()
    expect([...main.querySelectorAll('.guides article')].map((guide) => guide.querySelectorAll('ol li').length)).toEqual([
      5, 5, 5, 5, 5, 5,
    ])
    const fields = ['title', 'icon', 'salaryRange', 'timeToLearn', 'difficulty', 'demand', 'description', 'steps', 'growth']
    for (const guide of guides) expect(Object.keys(guide)).toEqual(expect.arrayContaining(fields))
    const buttons = [...main.querySelectorAll('.guides article a')]
    expect(buttons.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      Array.from({ length: 6 }, () => ['Get Personalized Plan', '/detailed-assessment']),
    )
    expect(main.querySelectorAll('ol.pro > li')).toHaveLength(4)
    expect(sectionOf('What decides whether it works').querySelectorAll('li').length).toBeGreaterThan(5)
  })

  test('four growing fields with their figures, and both ways at the end', () => {
    const main = read('/how-to-become')
    expect(
      [...main.querySelectorAll('.fields > li')].map((field) => [
        field.querySelector('h3')?.textContent,
        field.querySelector('.fig-l')?.textContent,
      ]),
    ).toEqual([
      ['Technology and AI', '+22%'],
      ['Healthcare', '+16%'],
      ['Digital Marketing', '+13%'],
      ['Green Energy', '+11%'],
    ])
    expect(links(main.querySelector('section.last') as Element, /./)).toEqual(['/detailed-assessment', '/assessment'])
  })
})
