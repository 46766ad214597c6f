import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createCareers } from '../../../../skills/src/data/careers.ts'
import { BOARD_ROWS, boardRowOf, jobBoards } from '../../../src/document/sections/search/boards/job-boards.ts'

const { occupations } = createCareers().engine.base

describe('where posts of an occupation are listed', () => {
  test('every occupation falls on a row of its own minor group, and every row holds one', () => {
    const rows = occupations.map(({ code }) => boardRowOf(code))
    assert.deepEqual(
      occupations.filter((_one, at) => rows[at] === undefined).map(({ code, title }) => `${code} ${title}`),
      [],
    )
    assert.deepEqual(
      Object.keys(BOARD_ROWS).filter((row) => !rows.includes(row)),
      [],
    )
  })

  test('each row names one to three places, none twice, that fit the cell of a table', () => {
    for (const [row, boards] of Object.entries(BOARD_ROWS)) {
      assert.ok(boards.length > 0 && boards.length <= 3 && new Set(boards).size === boards.length, row)
      assert.ok(boards.join(' · ').length <= 120, `${row}: ${boards.join(' · ')}`)
    }
  })

  test('an apprenticeship is named only where one is served: in building, repair, metal and wood', () => {
    const served = occupations.filter(({ code }) => jobBoards(code).includes('Apprenticeship.gov')).map(({ code }) => code)
    assert.ok(served.length > 60)
    assert.deepEqual(
      served.filter((code) => !/^(?:47-[23]|49-|51-2041|51-4|51-7|51-916)/.test(code)),
      [],
    )
  })

  const PLACES: readonly (readonly [title: string, expected: RegExp])[] = [
    ['Bakers', /^BakingWorks.*grocery chains/],
    ['Butchers and Meat Cutters', /grocery chains.*butcher shops/],
    ['Food Batchmakers', /food makers/],
    ['Food Science Technicians', /food makers.*agriculture/],
    ['Printing Press Operators', /print shops/],
    ['Sewing Machine Operators', /apparel/],
    ['Tailors, Dressmakers, and Custom Sewers', /tailors/],
    ['Upholsterers', /upholstery/],
    ['Laundry and Dry-Cleaning Workers', /laundries/],
    ['Cabinetmakers and Bench Carpenters', /cabinet/],
    ['Construction and Building Inspectors', /city and county pages.*Code Council/],
    ['Cost Estimators', /AGC.*builders/],
    ['Farmers, Ranchers, and Other Agricultural Managers', /AgCareers/],
    ['Bus Drivers, School', /district/],
    ['School Psychologists', /district/],
    ['Dental Hygienists', /DentalPost/],
    ['Veterinarians', /AVMA/],
    ['Postal Service Mail Carriers', /Postal Service/],
    ['Librarians and Media Collections Specialists', /ALA/],
    ['Barbers', /salons and shops/],
    ['Tellers', /banks/],
    ['Clergy', /congregations/],
    ['Lawyers', /state bar/],
    ['Economists', /Economists/],
    ['Elevator and Escalator Installers and Repairers', /NEIEP/],
    ['Water and Wastewater Treatment Plant and System Operators', /AWWA/],
  ]
  for (const [title, expected] of PLACES)
    test(title, () => {
      const found = occupations.find((one) => one.title === title)
      assert.ok(found, title)
      assert.match(jobBoards(found.code).join(' · '), expected)
    })

  test('work of every industry is looked for in the reader’s own too, other work is not', () => {
    const secretary = '43-6014.00'
    assert.match(jobBoards(secretary, 'healthcare').join(' · '), /^hospital systems/)
    assert.match(jobBoards(secretary, 'nonprofit').join(' · '), /^Idealist/)
    assert.deepEqual(jobBoards(secretary, 'other'), jobBoards(secretary))
    assert.deepEqual(jobBoards('51-3011.00', 'healthcare'), jobBoards('51-3011.00'))
  })
})
