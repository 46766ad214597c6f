/** While it is not known who is here, and in the document itself until the app's script has come. */
export function StartUp() {
  return (
    <div className="start-up" role="status" aria-label="Loading">
      <i />
      <SlowNote />
    </div>
  )
}

/** Shown by the style sheet when the wait is long: a script that never comes can say nothing. */
export function SlowNote() {
  return (
    <p className="start-up-slow muted">
      This takes longer than it should.{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, without script */}
      <a href="">Load the page again</a>
    </p>
  )
}
