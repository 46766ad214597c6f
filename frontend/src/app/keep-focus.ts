/**
 * Remembers the control of the prerendered page that a person stands on. The answer puts the focus on the same one in what was drawn
 * over it: without it somebody with a keyboard would be thrown to the top in the middle of a choice.
 */
export function keepFocus(root: HTMLElement): () => void {
  const held = document.activeElement
  if (!(held instanceof HTMLElement) || !root.contains(held)) return () => {}
  const same = signOf(held)
  const alike = () => [...root.querySelectorAll<HTMLElement>(held.tagName)].filter((one) => signOf(one) === same)
  const at = alike().indexOf(held)
  return () => alike()[at]?.focus({ preventScroll: true })
}

/** What makes a control this one: its field and value, where it leads, or what it says. */
function signOf(control: HTMLElement): string {
  const own = ['type', 'name', 'value', 'href', 'id'].map((name) => control.getAttribute(name) ?? '')
  return JSON.stringify([...own, control.textContent])
}
