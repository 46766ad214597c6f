export type ThemeChoice = 'light' | 'dark' | 'system'

export const themeKey = 'waymark-theme'

/** Runs before the first paint of every page. It is inline, so the server names its hash in the content security policy. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

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
