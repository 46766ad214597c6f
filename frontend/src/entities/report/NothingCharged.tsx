/** Beside every price that is not part of an order: what is shown there costs nobody anything. */
export function NothingCharged({ className = 'cap' }: { className?: string }) {
  return <p className={className}>Nothing is charged: this site takes no payments.</p>
}
