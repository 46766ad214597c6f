import { ConfigProvider } from 'antd'
import { type ReactNode, useSyncExternalStore } from 'react'
import { waymarkDark, waymarkLight } from './antd-theme.ts'

/**
 * Gives antd the theme that the page shows: the person's choice on `<html>`, else the system's. Who asks for less motion gets none by
 * a rule of base.css; antd's own `motion: false` leaves pop-ups where they are measured, far outside the screen.
 */
export function AntdTheme({ children }: { children: ReactNode }) {
  const dark = useSyncExternalStore(subscribe, isDark, () => false)
  return <ConfigProvider theme={dark ? waymarkDark : waymarkLight}>{children}</ConfigProvider>
}

const darkQuery = '(prefers-color-scheme: dark)'

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme
  if (chosen) return chosen === 'dark'
  return matchMedia(darkQuery).matches
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia(darkQuery)
  const choice = new MutationObserver(onChange)
  system.addEventListener('change', onChange)
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', onChange)
    choice.disconnect()
  }
}
