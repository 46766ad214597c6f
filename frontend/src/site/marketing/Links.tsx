export type WayOn = { href: string; label: string }

/** The ways on from here, the first of them the main one. */
export function Links({ ways }: { ways: readonly WayOn[] }) {
  return (
    <div className="btn-row">
      {ways.map(({ href, label }, index) => (
        <a key={label} className={index === 0 ? 'btn btn-p btn-lg' : 'btn btn-lg'} href={href}>
          {label}
        </a>
      ))}
    </div>
  )
}
