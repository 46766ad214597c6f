import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { wireLanding } from '../../src/site/island/wire-landing.ts'
import { LandingPage } from '../../src/site/landing/LandingPage.tsx'

function page() {
  const { container } = render(<LandingPage />)
  return container
}

describe('the landing page', () => {
  test('has its sections in the specified order', () => {
    const headings = [...page().querySelectorAll('main h1, main h2')].map((heading) => heading.textContent)
    expect(headings).toEqual([
      'Your next move,clearly marked.',
      'What you will hold in your hand',
      'Why choose Waymark',
      'On a trail, two painted bars with the upper one shifted mean: the path turns here. That is our whole job.',
      'AI changes tasks first. Know which of yours.',
      'What is inside',
      'Three people who turned',
      'From the blog',
      'Pricing',
      'One-time reports',
    ])
  })

  test('anchors lead to sections that exist', () => {
    const container = page()
    for (const id of ['features', 'about', 'ai-transition', 'pricing'])
      expect(container.querySelector(`section#${id}`)).toBeTruthy()
    const links = [...container.querySelectorAll('header nav a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/#features',
      '/#about',
      '/#ai-transition',
      '/career-path-planning',
      '/resume-writing',
      '/job-search-tips',
      '/blog',
    ])
  })

  test('buttons go where they should, and two are disabled', () => {
    page()
    const href = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
    expect(new Set(href('Sign In'))).toEqual(new Set(['/api/login']))
    expect(href('Start Your Journey')).toEqual(['/detailed-assessment'])
    expect(new Set(href('Get Started Today'))).toEqual(new Set(['/detailed-assessment']))
    expect(href('Get report: Industry Pivot')).toEqual(['/detailed-assessment'])
    for (const name of ['Start Free Trial', 'Contact Sales']) {
      expect((screen.getByRole('button', { name }) as HTMLButtonElement).disabled).toBe(true)
    }
  })

  test('carries the specified prices and claims, and says that the claims are illustrative', () => {
    const text = page().textContent ?? ''
    for (const piece of ['15,000+', '93%', '35%', '94%', '85%', '75%', '70%', '65%', '60%', '$29', '$97', '$297', '$197']) {
      expect(text).toContain(piece)
    }
    expect(text).toContain('Illustrative figures.')
    expect(text).toContain('Illustrative testimonials.')
  })

  test('Try Demo sets the flag and the demo user on its way to /?demo=true', () => {
    page()
    const stop = wireLanding(document)
    const link = screen.getByRole('link', { name: 'Try Demo' })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    stop()
    expect(link.getAttribute('href')).toBe('/?demo=true')
    expect(localStorage.getItem('demo-mode')).toBe('true')
    expect(JSON.parse(localStorage.getItem('demo-user') ?? '{}')).toMatchObject({ id: 'demo-user', email: 'demo@example.com' })
  })
})
