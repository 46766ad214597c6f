import '../styles/landing-page.css'
import { dropStaleDemo, startDemo } from '../lib/demo-mode.ts'

/** All the script of the public pages: Try Demo, a stale demo flag, and the phone menu. The pages read whole without it. */
dropStaleDemo(location.search)

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-try-demo]')) {
  link.addEventListener('click', () => startDemo())
}

const menu = document.querySelector<HTMLDetailsElement>('.site-head details')
menu?.addEventListener('click', (event) => {
  if (event.target instanceof HTMLAnchorElement) menu.open = false
})
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && menu?.open) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
})
