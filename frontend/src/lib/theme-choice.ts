export type ThemeChoice = 'light' | 'dark' | 'system'

export const themeKey = 'waymark-theme'

/**
 * Runs before the first paint of every page: the chosen theme, and no flash of the wizard's first step for someone further on.
 * It is inline, so the server names its hash in the content security policy.
 */
export const firstPaintScript = `try{var d=document.documentElement.dataset,t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')d.theme=t;if(/"step":[2-5]/.test(sessionStorage.getItem('waymark-wizard')||''))d.resume=''}catch(e){}`

export function readThemeChoice(storage: Storage = localStorage): ThemeChoice {
  const stored = storage.getItem(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function saveThemeChoice(choice: ThemeChoice, storage: Storage = localStorage): void {
  if (choice === 'system') storage.removeItem(themeKey)
  else storage.setItem(themeKey, choice)
  applyThemeChoice(choice)
}

export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
}
