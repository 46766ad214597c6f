import { describe, expect, test } from 'vitest'
import { hasFilters, nothingMatches, queryOf, readSearch, writeSearch } from '../../../src/features/jobs/search/job-search.ts'

const read = (search: string) => readSearch(new URLSearchParams(search))

describe('the address of a search', () => {
  test('holds every filter and the page, and gives them back', () => {
    const address =
      'title=analyst&location=Tampa%2C+FL&experienceLevel=Mid&employmentType=Contract&salaryMin=80000&source=sample&remote=true&sort=newest&page=3'
    expect(writeSearch(read(address)).toString()).toBe(address)
  })
  test('says nothing of page 1 and of empty fields', () => {
    expect(writeSearch({ title: '  ', location: '', page: 1 }).toString()).toBe('')
    expect(writeSearch(read('title=nurse')).toString()).toBe('title=nurse')
  })
  test('leaves out what it does not know instead of failing', () => {
    expect(read('experienceLevel=Boss&page=-2&salaryMin=lots&source=moon&remote=maybe&sort=luck')).toEqual({ page: 1 })
    expect(read('page=1.5').page).toBe(1)
  })
  test('asks for twelve a page', () => {
    expect(queryOf(read('title=nurse&page=2'))).toEqual({ title: 'nurse', page: 2, limit: 12 })
  })
  test('an order alone is no filter', () => {
    expect(hasFilters(read('sort=salary&page=2'))).toBe(false)
    expect(hasFilters(read('location=Boise'))).toBe(true)
  })
})

describe('what an empty list says', () => {
  test('names the search and what to remove', () => {
    expect(nothingMatches(read('title=glaciologist&location=Tampa, FL&experienceLevel=Mid'))).toBe(
      'Nothing matches “glaciologist” in Tampa, FL at level Mid. Remove the place or the level, and the search widens.',
    )
    expect(nothingMatches(read('title=glaciologist'))).toBe(
      'Nothing matches “glaciologist”. Try a shorter title, and the search widens.',
    )
    expect(nothingMatches(read('location=Tampa'))).toBe(
      'Nothing matches this search in Tampa. Remove the place, and the search widens.',
    )
    expect(nothingMatches(read(''))).toBe('Nothing matches this search. Come back later: postings are read in regularly.')
  })
})
