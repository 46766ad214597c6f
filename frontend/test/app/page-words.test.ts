// @vitest-environment node
import type { SearchKind } from '@waymark/contracts/models/search'
import { describe, expect, test, vi } from 'vitest'
import { accountEntries, settingsEntries } from '../../src/app/shell/top-menus.ts'
import { awaitsNewer, growthFigure, introductionOf, isLate, numberWord } from '../../src/entities/occupation/standing.ts'
import { fullName, initialsOf, letterOf } from '../../src/entities/person/person.ts'
import { paymentNote } from '../../src/entities/report/payment-note.ts'
import { standOf } from '../../src/entities/report/report-stand.ts'
import { keepOrder, moved } from '../../src/features/basic-assessment/questions/order-values.ts'
import { choiceHint, listed } from '../../src/features/game/category-words.ts'
import { clockOf } from '../../src/features/game/round-times.ts'
import { isStage, stages, stageWord } from '../../src/features/jobs/applications/stages.ts'
import { postedAgo } from '../../src/features/jobs/posted.ts'
import { rowId } from '../../src/features/jobs/row-id.ts'
import { hasMoreFilters, nothingMatches, readSearch } from '../../src/features/jobs/search/job-search.ts'
import { dayText, hoursText, modulesText, pathHours, percentOf, totals } from '../../src/features/learning/path-words.ts'
import { newPath, validatePath, valuesOf, wirePath } from '../../src/features/learning/wire-path.ts'
import { awaySentence, kindOf, kinds } from '../../src/features/search/kinds.ts'

describe('the game in words', () => {
  test('says what still has to be chosen', () => {
    expect([0, 1, 2, 3, 4].map(choiceHint)).toEqual([
      'Select at least 2 categories.',
      '1 chosen. Select at least 2 categories.',
      '2 chosen. You can add 2 more.',
      '3 chosen. You can add 1 more.',
      '4 chosen. That is the most for one game.',
    ])
  })
  test('lists categories as people do, and gives extra time twice', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual(['', 'a', 'a and b', 'a, b and c'])
    expect([clockOf(false), clockOf(true)]).toEqual([30, 60])
  })
})

describe('the job market in words', () => {
  const read = (search: string) => readSearch(new URLSearchParams(search))
  test('each stage has its word, an unknown one is said as it is', () => {
    expect(stages.map(({ label }) => label)).toEqual('Planned Applied Interview Offer Accepted Rejected Withdrawn'.split(' '))
    expect([stageWord('offer'), stageWord('hired')]).toEqual(['Offer', 'hired'])
    expect(['applied', 'hired', '', null, undefined].map(isStage)).toEqual([true, false, false, false, false])
    expect(rowId('7')).toBe('job-row-7')
  })
  test('figures of the address have bounds', () => {
    expect(['1', '10000000', '10000001', '0', '-5', '2.5'].map((pay) => read(`salaryMin=${pay}`).salaryMin)).toEqual([
      1,
      10_000_000,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(['1', '2', '100000', '100001', '0'].map((page) => read(`page=${page}`).page)).toEqual([1, 2, 100_000, 1, 1])
    expect(read(`title=${encodeURIComponent(`  ${'x'.repeat(300)}  `)}`).title).toHaveLength(200)
    expect(read('title=%20 nurse %20').title).toBe('nurse')
    expect(read('title=%20').title).toBeUndefined()
  })
  test('folded filters are told apart from the open ones', () => {
    expect(hasMoreFilters(read('title=x&location=y&experienceLevel=Mid&page=2'))).toBe(false)
    for (const one of ['employmentType=Contract', 'salaryMin=5', 'source=sample', 'remote=true', 'sort=newest'])
      expect(hasMoreFilters(read(one)), one).toBe(true)
  })
  test('an empty list names a folded filter too, but not the order', () => {
    expect(nothingMatches(read('remote=true'))).toBe('Nothing matches this search. Remove a filter, and the search widens.')
    expect(nothingMatches(read('title=x&sort=newest'))).toBe('Nothing matches “x”. Try a shorter title, and the search widens.')
    expect(nothingMatches(read('experienceLevel=Mid&salaryMin=9'))).toBe(
      'Nothing matches this search at level Mid. Remove the level or a filter, and the search widens.',
    )
  })
  test('weeks are counted up to eight, and no date is recent', () => {
    const now = new Date(2026, 10, 21, 9)
    const at = (days: number) => postedAgo(new Date(2026, 10, 21 - days, 12).toISOString(), now)
    expect([-2, 6, 7, 13, 14, 56, 62, 63].map(at)).toEqual([
      'today',
      '6 days ago',
      '1 week ago',
      '1 week ago',
      '2 weeks ago',
      '8 weeks ago',
      '8 weeks ago',
      'on Sep 19, 2026',
    ])
    expect(postedAgo('no date', now)).toBe('recently')
  })
})

describe('learning in words', () => {
  const module = (part: object) =>
    ({ id: 'm', position: 1, title: 'M', description: '', stage: 'learn', completed: false, known: false, ...part }) as never
  test('hours, modules and the day', () => {
    expect([percentOf('12.5'), percentOf('Infinity'), percentOf('')]).toEqual([12.5, 0, 0])
    expect([hoursText(2), modulesText([module({ completed: true })]), modulesText([])]).toEqual([
      '2 hours',
      '1 of 1 module',
      '0 of 0 modules',
    ])
    expect(pathHours({ modules: [module({})] })).toBe('')
    expect(pathHours({})).toBe('')
    expect(pathHours({ estimatedDuration: 0, modules: [module({ estimatedDuration: 3 })] })).toBe('less than an hour')
    expect(totals([{} as never])).toEqual({ paths: 1, completed: 0, modules: 0, hoursLeft: 0 })
  })
  test('the year is said only of another one', () => {
    vi.useFakeTimers({ now: new Date(2025, 5, 1) })
    expect([dayText(new Date(2025, 1, 3).toISOString()), dayText(new Date(2024, 1, 3).toISOString())]).toEqual([
      'February 3',
      'February 3, 2024',
    ])
    vi.useRealTimers()
  })
  test('a path without a title or with an unknown look still opens in the dialog', () => {
    expect(wirePath(newPath)).toMatchObject({ title: '', estimatedDuration: null })
    expect(validatePath({ ...newPath, title: '   ' })).toEqual({})
    const path = { title: 'SQL', description: '', targetSkills: [], difficultyLevel: 'wizard', iconType: 'none', color: 'mauve' }
    expect(valuesOf(path as never)).toMatchObject({ ...newPath, estimatedDuration: '' })
  })
})

describe('recommendations in words', () => {
  const made = (createdAt: string) => ({ createdAt }) as never
  const given = (createdAt: string) => ({ id: 'a', assessmentType: 'basic', status: 'completed', createdAt })
  test('numbers up to ten are words', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(numberWord)).toEqual(
      'No One Two Three Four Five Six Seven Eight Nine Ten 11'.split(' '),
    )
  })
  test('the answers are the newest that the list knows, else its own day', () => {
    vi.useFakeTimers({ now: new Date(2025, 5, 1) })
    const [early, middle, late] = [1, 2, 3].map((month) => new Date(2025, month, 5, 12).toISOString()) as [string, string, string]
    expect(introductionOf([made(middle)], [given(late), given(early)])).toBe(
      'One direction out of 923 occupations, ranked for your answers of February 5, last changed March 5.',
    )
    expect(introductionOf([made(middle)], [given(late), given(middle), given(early)])).toMatch(/answers of March 5\.$/)
    expect(introductionOf([made(middle), made(middle)])).toBe(
      'Two directions out of 923 occupations, ranked for your answers of March 5.',
    )
    expect(introductionOf([made(middle)], [given(late)])).toMatch(/answers of March 5\.$/)
    expect(introductionOf([made(new Date(2024, 1, 5, 12).toISOString())])).toMatch(/answers of February 5, 2024\.$/)
    expect(introductionOf([])).toMatch(/^No directions out of 923/)
    vi.useRealTimers()
  })
  test('newer answers are awaited only where a list and answers are there', () => {
    const at = Date.parse('2025-02-05T12:00:00Z')
    const [old, same, fresh] = ['2025-02-05T11:00:00Z', '2025-02-05T12:00:00Z', '2025-02-05T12:00:01Z']
    expect(awaitsNewer([made(same)], [given(fresh)], at)).toBe(true)
    expect(awaitsNewer([made(same)], [given(same)], at)).toBe(false)
    expect(awaitsNewer([made(same)], [given(old)], at)).toBe(false)
    expect(awaitsNewer([made(same)], [given(old), given(fresh)], at)).toBe(false)
    expect([awaitsNewer([], [given(fresh)], at), awaitsNewer([made(same)], [], at), awaitsNewer([made(same)])]).toEqual([
      false,
      false,
      false,
    ])
  })
  test('a growth figure may have a sign, a decimal and a space', () => {
    const said = ['up 12% by 2034', 'up +4.25% then', 'at 3 % a year', '−7%', 'grows (-0.5%)']
    expect(said.map(growthFigure)).toEqual(['12%', '+4.25%', '3 %', '−7%', '−0.5%'])
  })
  test('answers are late after five minutes', () => {
    const at = Date.parse('2025-02-05T12:00:00Z')
    expect([300_000, 300_001].map((later) => isLate([given('2025-02-05T12:00:00Z')], at + later))).toEqual([false, true])
    expect(isLate([], at)).toBe(false)
  })
})

describe('menus and names', () => {
  const user = (firstName: string | null, lastName: string | null) => ({ firstName, lastName }) as never
  test('a person is called by what is known', () => {
    expect([fullName(user('Ines', 'Ferreira')), fullName(user('Ines', null)), fullName(user(null, null))]).toEqual([
      'Ines Ferreira',
      'Ines',
      'User',
    ])
    expect([letterOf(user('', null)), initialsOf(user('ines', null)), initialsOf(user('', ''))]).toEqual(['U', 'I', 'DU'])
  })
  test('the account menu goes to each page, and out', () => {
    const onSignOut = vi.fn()
    const entries = accountEntries({ tail: '?demo=true', onSignOut })
    expect(entries.map(({ key }) => key)).toEqual(
      'profile summary resume portfolio subscription usage settings sign-out'.split(' '),
    )
    expect(entries.map(({ label }) => label)).toEqual([
      'Profile',
      'Career Summary',
      'Resume Builder',
      'Portfolio',
      'Subscription Plan',
      'Usage Analytics',
      'Settings',
      'Sign Out',
    ])
    expect(entries.slice(0, -1).map(({ to }) => to)).toEqual(entries.slice(0, -1).map(({ key }) => `/account/${key}?demo=true`))
    expect(entries.map(({ apart }) => apart === true)).toEqual([false, false, false, false, false, false, false, true])
    entries.at(-1)?.onSelect?.()
    expect(onSignOut).toHaveBeenCalledOnce()
  })
  test('the settings menu checks the present theme and changes it', () => {
    const onTheme = vi.fn()
    const [all, theme] = settingsEntries({ tail: '?demo=true', theme: 'light', onTheme })
    expect(all).toMatchObject({ key: 'all', label: 'All settings', to: '/account/settings?demo=true' })
    expect(theme).toMatchObject({ key: 'theme', label: 'Theme' })
    expect(theme?.entries?.map(({ key, label, checked }) => [key, label, checked])).toEqual([
      ['system', 'Like this device', false],
      ['light', 'Light', true],
      ['dark', 'Dark', false],
    ])
    theme?.entries?.[2]?.onSelect?.()
    expect(onTheme).toHaveBeenCalledWith('dark')
  })
})

describe('the search and the reports in words', () => {
  test('every kind has its words, and what was not reached is named', () => {
    expect(kinds.map(({ kind }) => kindOf(kind).one)).toEqual(['Job', 'Occupation', 'Skill', 'Course', 'Article'])
    expect(awaySentence(['job', 'course'])).toBe('Jobs and courses could not be searched just now.')
    expect(awaySentence(['skill'])).toBe('Skills could not be searched just now.')
    expect(() => kindOf('people' as SearchKind)).toThrow('no such kind: people')
  })
  test('a price says whether anything is charged', () => {
    expect(paymentNote('none')).toBe(
      'This site takes no payments: nothing is charged, and the report opens as soon as it is made.',
    )
    expect(paymentNote('placeholder')).toBe('Demo payment: nothing is charged.')
    expect(paymentNote(undefined)).toBe('Demo payment: nothing is charged.')
  })
  test('a report on its way to its reader is ready', () => {
    expect((['delivering', 'delivered'] as const).map((status) => standOf({ status, paid: true }))).toEqual(['ready', 'ready'])
    expect(standOf({ status: 'delivered', paid: false })).toBe('unpaid')
  })
  test('values keep their order, and a place that is none moves nothing', () => {
    expect(keepOrder([], ['a'])).toEqual(['a'])
    expect(moved(['a', 'b'], 5, 1)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 5, -1)).toHaveLength(2)
  })
})
