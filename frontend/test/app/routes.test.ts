import { describe, expect, test } from 'vitest'
import { areaOf, linkTo, navItemFor, navItems, routeAt, routeKeys, routes } from '../../src/routes.ts'

describe('an address', () => {
  test('is a screen of the signed-in product only as a whole', () => {
    const found = [
      '/skills',
      '/reports/123',
      '/reports/',
      '/reports/1/2',
      '/reports/1/compare/2',
      '/reports/1/compare',
      '/nothing',
    ]
    expect(found.map(routeAt)).toEqual(['skills', 'report', 'reports', undefined, 'compareReports', undefined, undefined])
    expect(found.map(areaOf)).toEqual(['app', 'app', 'app', undefined, 'app', undefined, undefined])
  })

  test('behind the link of a mail needs its token', () => {
    expect(['/r/k1.x', '/r/k1.x/correct', '/r/k1.x/compare/', '/r/', '/r/k1.x/y'].map(areaOf)).toEqual([
      'link',
      'link',
      'link',
      undefined,
      undefined,
    ])
  })

  test('of every page leads to that page', () => {
    for (const key of routeKeys) expect(routeAt(routes[key].path.replaceAll(/:\w+/g, 'x')), key).toBe(key)
  })
})

describe('a link', () => {
  test('fills in what the address names, and keeps it one segment', () => {
    expect(linkTo('occupation', { code: '11-1021.00' })).toBe('/occupations/11-1021.00')
    expect(linkTo('compareReports', { id: 'a', other: 'b' })).toBe('/reports/a/compare/b')
    expect(linkTo('linkCorrect', { token: 'a/b?c' })).toBe('/r/a%2Fb%3Fc/correct')
  })

  test('carries what is given of a search, and nothing else', () => {
    expect(linkTo('jobs')).toBe('/jobs')
    expect(linkTo('jobs', { title: 'A & B', page: 2, view: undefined })).toBe('/jobs?title=A+%26+B&page=2')
    expect(linkTo('jobs', { view: undefined })).toBe('/jobs')
    expect(linkTo('account', { page: 'settings' }, { demo: 'true' })).toBe('/account/settings?demo=true')
  })
})

describe('the sidebar', () => {
  test('has nine entries in the order that people know', () => {
    expect(navItems.map(({ path, label }) => `${path} ${label}`)).toEqual([
      '/ Dashboard',
      '/assessment Career Assessment',
      '/detailed-assessment Detailed Reports',
      '/skills Skills Inventory',
      '/skills-game Skills Challenge',
      '/jobs Job Market',
      '/recommendations Recommendations',
      '/learning Learning Paths',
      '/blog Blog & Resources',
    ])
  })

  test('lights the entry that a page is reached from', () => {
    expect(['/dashboard', '/reports', '/reports/7', '/reports/7/correct', '/reportsmore', '/jobs'].map(navItemFor)).toEqual([
      'home',
      'detailedAssessment',
      'detailedAssessment',
      'detailedAssessment',
      undefined,
      'jobs',
    ])
  })
})
