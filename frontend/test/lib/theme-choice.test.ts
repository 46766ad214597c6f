import { afterEach, expect, test } from 'vitest'
import { firstPaintScript, readThemeChoice, saveThemeChoice } from '../../src/lib/theme-choice.ts'

afterEach(() => saveThemeChoice('system'))

const paint = () => {
  delete document.documentElement.dataset.theme
  // biome-ignore lint/security/noGlobalEval: the script is inline in every page; here it runs as it does there
  globalThis.eval(firstPaintScript)
  return document.documentElement.dataset.theme
}

test('light or dark outlives the emptied storage of a sign-out, before the first paint too', () => {
  saveThemeChoice('dark')
  expect(paint()).toBe('dark')
  localStorage.clear()
  expect(readThemeChoice()).toBe('dark')
  expect(paint()).toBe('dark')
})

test('the choice of the system leaves nothing behind', () => {
  saveThemeChoice('light')
  saveThemeChoice('system')
  expect(document.cookie).not.toContain('wm_theme')
  expect(readThemeChoice()).toBe('system')
  expect(paint()).toBeUndefined()
})
