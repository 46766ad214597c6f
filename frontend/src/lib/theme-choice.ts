import { guest, ownKey } from './own-storage.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

export const themeKey = 'waymark-theme'

/** The choice stands in a cookie as well, for signing out empties the storage. */
const themeCookie = 'wm_theme'
const YEAR_S = 31_536_000

/**
 * Runs before the first paint of every page: the chosen theme, and no flash of the wizard's first step for someone further on.
 * It is inline, so the server names its hash in the content security policy.
 */
export const firstPaintScript = `try{var d=document.documentElement.dataset,t=localStorage.getItem('${themeKey}')||(/(?:^|; )${themeCookie}=(\\w+)/.exec(document.cookie)||[])[1];if(t==='light'||t==='dark')d.theme=t;if(/"step":[2-5]/.test(sessionStorage.getItem('${ownKey(guest, 'wizard')}')||''))d.resume=''}catch(e){}`

export function readThemeChoice(storage: Storage = localStorage): ThemeChoice {
  const stored = storage.getItem(themeKey) ?? new RegExp(`(?:^|; )${themeCookie}=(\\w+)`).exec(document.cookie)?.[1]
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function saveThemeChoice(choice: ThemeChoice, storage: Storage = localStorage): void {
  if (choice === 'system') storage.removeItem(themeKey)
  else storage.setItem(themeKey, choice)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${themeCookie}=${choice}; Path=/; SameSite=Lax; Max-Age=${choice === 'system' ? 0 : YEAR_S}${secure}`
  applyThemeChoice(choice)
}

export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}
