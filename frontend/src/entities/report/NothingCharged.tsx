import { NOTHING_CHARGED, ONLY_REPORTS } from '../../lib/price-notes.ts'

/**
 * Beside every price that is not part of an order. Written at build time, when nobody knows how a site is paid: the server of the pages
 * exchanges the sentence where reports are sold, and says so to the script too.
 */
export function NothingCharged({ className = 'cap' }: { className?: string }) {
  return <p className={className}>{siteSells() ? ONLY_REPORTS : NOTHING_CHARGED}</p>
}

function siteSells(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.payments === 'stripe'
}
