/** A new place begins at its top and at its first heading, for the eye and for a screen reader. */
export function arriveAtHeading(): void {
  scrollTo({ top: 0 })
  document.querySelector<HTMLElement>('.wz4 [tabindex="-1"]')?.focus({ preventScroll: true })
}
