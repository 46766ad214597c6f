/** The double blaze with the name: upper bar shifted, "the path turns here". */
export function Logo({ href = '/' }: { href?: string }) {
  return (
    <a className="logo" href={href}>
      <Mark />
      Waymark
    </a>
  )
}

export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="5" fill="var(--mark-plate, #123D33)" />
      <rect x="7.5" y="16.75" width="7.5" height="10.75" rx=".75" fill="#fff" />
      <rect x="17" y="4.5" width="7.5" height="10.75" rx=".75" fill="#F4BE1E" />
    </svg>
  )
}
