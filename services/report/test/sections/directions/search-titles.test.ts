import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { searchTitles } from '../../../src/document/sections/search/search-titles.ts'
import { loadInput } from '../../fixtures/load-input.ts'

describe('titles to type', () => {
  const baker = {
    ...loadInput('renee').present!,
    code: '51-3011.00',
    title: 'Bakers',
    shortTitle: 'baker',
    alternateTitles: ['Apprentice Baker', 'Baker Trainee', 'Cake Decorator', 'Senior Baker', 'Pastry Baker'],
  }
  delete baker.note

  test('are of the reader’s level', () => {
    assert.doesNotMatch(searchTitles(baker, 200, { trade: '', wish: '', level: 'known' }).join(' '), /Apprentice|Trainee/)
    assert.doesNotMatch(searchTitles(baker, 200, { trade: '', wish: '', level: 'new' }).join(' '), /Senior/)
    assert.match(searchTitles(baker, 200, { trade: '', wish: '', level: 'new' }).join(' '), /Trainee/)
  })

  test('answer the whole wish with the fewest words that nobody named', () => {
    const mechanic = {
      ...baker,
      title: 'Industrial Machinery Mechanics',
      shortTitle: 'industrial mechanic',
      alternateTitles: ['Composite Gas Maintenance Mechanic', 'Aviation Support Equipment Repairer', 'Maintenance Mechanic'],
    }
    const found = searchTitles(mechanic, 200, {
      trade: 'School custodian Minor repairs',
      wish: 'maintenance mechanic',
      level: 'new',
    })
    assert.equal(found[0], 'Maintenance Mechanic')
    assert.notEqual(found[1], 'Aviation Support Equipment Repairer')
  })

  test('hold all of a wish that the work’s own name holds too, and nothing of the office that is left', () => {
    const worker = {
      ...baker,
      title: 'Child, Family, and School Social Workers',
      shortTitle: 'child and family social worker',
      alternateTitles: ['Case Manager', 'CPS Social Worker', 'School Social Worker'],
    }
    const found = searchTitles(worker, 200, {
      trade: 'CPS caseworker',
      wish: 'school social worker',
      level: 'new',
      role: 'CPS caseworker',
    })
    assert.equal(found[0], 'School Social Worker')
    assert.doesNotMatch(found.join(' '), /CPS/)
  })

  test('take one word in common with a skill for no trade of the reader’s', () => {
    const officer = {
      ...baker,
      title: 'Compliance Officers',
      shortTitle: 'compliance officer',
      alternateTitles: ['Driver License Reviewing Officer', 'Compliance Specialist'],
    }
    const found = searchTitles(officer, 200, { trade: 'Paralegal Contract review', wish: 'compliance', level: 'new' })
    assert.notEqual(found[0], 'Driver License Reviewing Officer')
    assert.notEqual(found[1], 'Driver License Reviewing Officer')
  })

  test('are those of the work, and not of the change of place', () => {
    assert.equal(
      searchTitles({ ...baker, shortTitle: 'baker in another place' }, 200, { trade: '', wish: '', level: 'known' })[0],
      'Baker',
    )
  })

  test('hold one of the reader’s own skills behind the first', () => {
    const [first, second] = searchTitles(baker, 200, { trade: 'cake decorating', wish: '', level: 'known' })
    assert.equal(first, 'Baker')
    assert.equal(second, 'Cake Decorator')
  })
})
