import { startDemo } from '../../lib/demo-mode.ts'

/** Try Demo and the phone menu of a public page. Answers with the way to take it back. */
export function wireLanding(page: Document): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-try-demo]')) {
    link.addEventListener('click', () => startDemo(), { signal })
  }

  const menu = page.querySelector<HTMLDetailsElement>('.site-head details')
  menu?.addEventListener('click', (event) => closeOnLink(menu, event), { signal })
  page.addEventListener('keydown', (event) => menu && closeOnEscape(menu, event), { signal })
  return () => listeners.abort()
}

function closeOnLink(menu: HTMLDetailsElement, event: Event): void {
  if (event.target instanceof HTMLAnchorElement) menu.open = false
}

function closeOnEscape(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}
