import { render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { LandingPage } from '../../src/site/landing/LandingPage.tsx'

let page: HTMLElement
beforeEach(() => {
  page = render(<LandingPage />).container
})

const textsOf = (elements: Iterable<Element>) => [...elements].map((element) => element.textContent)
/** The section that a heading stands in. */
const sectionOf = (heading: string) => screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement

describe('the words of the landing page', () => {
  test('hero, cards, why, about, AI transition, features, testimonials, blog, pricing, reports, footer', () => {
    const inOrder = [
      page.querySelector('main .hero'),
      sectionOf('What you will hold in your hand'),
      sectionOf('Why choose Waymark'),
      page.querySelector('#about'),
      page.querySelector('#ai-transition'),
      page.querySelector('#features'),
      sectionOf('Three people who turned'),
      sectionOf('From the blog'),
      page.querySelector('#pricing'),
      sectionOf('One-time reports'),
      page.querySelector('footer'),
    ]
    for (const [index, section] of inOrder.entries()) {
      expect(section, `section ${index + 1}`).toBeTruthy()
      const next = inOrder[index + 1]
      if (next) expect(section?.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    expect(sectionOf('What you will hold in your hand').querySelectorAll('article')).toHaveLength(4)
    expect(within(sectionOf('Why choose Waymark')).getAllByRole('listitem')).toHaveLength(5)
    expect(sectionOf('Three people who turned').querySelectorAll('blockquote')).toHaveLength(3)
    const teasers = within(sectionOf('From the blog')).getAllByRole('link', { name: /min read/ })
    expect(teasers.map((teaser) => [teaser.getAttribute('href'), teaser.querySelector('.cap')?.textContent])).toEqual([
      ['/blog/ultimate-career-path-planning-guide-2025', 'Career Planning · February 1, 2025 · 18 min read'],
      ['/blog/ai-takeover-career-survival-guide', 'AI & Automation · February 1, 2025 · 15 min read'],
      ['/blog/career-change-complete-guide', 'Career Change · February 1, 2025 · 20 min read'],
      ['/blog/automation-proof-careers-guide', 'Automation Resistance · February 1, 2025 · 12 min read'],
    ])
  })

  test('jobs at risk with 85, 75, 70, 65 and 60 percent, as samples, beside future-proof areas', () => {
    const section = within(page.querySelector('#ai-transition') as HTMLElement)
    const list = (title: string) => section.getByRole('heading', { name: title }).nextElementSibling as Element
    expect(textsOf(list('Jobs at risk of automation').querySelectorAll('li b'))).toEqual(['85%', '75%', '70%', '65%', '60%'])
    expect(list('Future-proof career areas').querySelectorAll('li').length).toBeGreaterThanOrEqual(5)
    expect(section.getByText(/^Sample figures\./)).toBeTruthy()
  })

  test('Starter free, Professional 29 per month and Enterprise custom, each with what it holds', () => {
    const tiers = [...(page.querySelector('#pricing')?.querySelectorAll('h3') ?? [])].map((heading) => {
      const tier = heading.parentElement as HTMLElement
      return [heading.textContent, tier.querySelector('.price')?.textContent?.trim(), textsOf(tier.querySelectorAll('li'))]
    })
    expect(tiers).toEqual([
      ['Starter', 'Free', ['Basic career assessment', '3 skill evaluations per month', 'Limited job recommendations']],
      ['Professional', '$29 per month', ['Unlimited skill assessments', 'Job matching', 'Learning paths', 'Priority support']],
      ['Enterprise', 'Custom', expect.any(Array)],
    ])
  })

  test('one-time reports at 97, 297 and 197, each leading to the wizard', () => {
    const reports = [...sectionOf('One-time reports').querySelectorAll('article')].map((card) => [
      card.querySelector('h3')?.textContent,
      card.querySelector('.price')?.textContent,
      card.querySelector('a')?.getAttribute('href'),
    ])
    expect(reports).toEqual([
      ['Career Deep Dive', '$97', '/detailed-assessment'],
      ['Executive Transition', '$297', '/detailed-assessment'],
      ['Industry Pivot', '$197', '/detailed-assessment'],
    ])
    expect(within(sectionOf('One-time reports')).getByText('25-page analysis')).toBeTruthy()
  })

  test('the four claims, word for word and marked as illustrative', () => {
    const claims = page.querySelector('.claims')
    expect(textsOf(claims?.querySelectorAll('li') ?? [])).toEqual([
      '15,000+transitions',
      '93%find opportunities within 6 months',
      '35%average salary increase',
      '94%success rate',
    ])
    expect(claims?.parentElement?.textContent).toContain('Illustrative figures.')
  })
})
