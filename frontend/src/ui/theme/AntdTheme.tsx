import { ConfigProvider } from 'antd'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { waymarkDark, waymarkLight } from './antd-theme.ts'

/** Gives antd the theme that the page shows: the person's choice on `<html>`, else the system's. Less motion means none. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const dark = useSyncExternalStore(subscribe, isDark, () => false)
  const still = useSyncExternalStore(subscribe, wantsStillness, () => false)
  const theme = useMemo(() => {
    const chosen = dark ? waymarkDark : waymarkLight
    return still ? { ...chosen, token: { ...chosen.token, motion: false } } : chosen
  }, [dark, still])
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>
}

const darkQuery = '(prefers-color-scheme: dark)'
const stillQuery = '(prefers-reduced-motion: reduce)'

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme
  if (chosen) return chosen === 'dark'
  return matchMedia(darkQuery).matches
}

function wantsStillness(): boolean {
  return matchMedia(stillQuery).matches
}

function subscribe(onChange: () => void): () => void {
  const systems = [matchMedia(darkQuery), matchMedia(stillQuery)]
  const choice = new MutationObserver(onChange)
  for (const system of systems) system.addEventListener('change', onChange)
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => {
    for (const system of systems) system.removeEventListener('change', onChange)
    choice.disconnect()
  }
}
