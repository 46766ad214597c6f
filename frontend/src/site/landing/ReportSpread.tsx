import { Cover } from '../../entities/report/Cover.tsx'

/** A cover and three pages in miniature, drawn so that they follow the theme. */
export function ReportSpread() {
  return (
    <div className="spread" role="img" aria-label="A report cover and three of its pages">
      <Cover title="Career Deep Dive" tone="spruce">
        <small>Ines Ferreira</small>
      </Cover>
      <span className="leaf">
        <svg viewBox="0 0 100 140" fill="none" aria-hidden="true">
          <path d="M0 5h62" stroke="var(--ink)" strokeWidth="5" />
          <path d="M0 18h100M0 25h92M0 32h97" stroke="var(--line)" strokeWidth="3" />
          <path
            d="M50 50l30 17v34l-30 17-30-17V67zM50 62l20 11v22l-20 11-20-11V73z"
            stroke="var(--line-strong)"
            strokeWidth=".8"
          />
          <path
            d="M50 58l22 14 2 25-24 13-12-20-10-20z"
            fill="var(--data-1)"
            fillOpacity=".25"
            stroke="var(--data-1)"
            strokeWidth="2"
          />
          <path d="M0 129h100M0 136h70" stroke="var(--line)" strokeWidth="3" />
        </svg>
      </span>
      <span className="leaf">
        <svg viewBox="0 0 100 140" fill="none" aria-hidden="true">
          <path d="M0 5h74" stroke="var(--ink)" strokeWidth="5" />
          <path d="M0 20h100" stroke="var(--line)" strokeWidth="3" />
          <path d="M0 36h100M0 52h100M0 68h100M0 84h100" stroke="var(--sunk)" strokeWidth="6" />
          <path d="M62 36h26M54 52h24M48 68h20M40 84h32" stroke="var(--band-75)" strokeWidth="6" />
          <path d="M0 102h100M0 110h88M0 118h94M0 126h60" stroke="var(--line)" strokeWidth="3" />
        </svg>
      </span>
      <span className="leaf">
        <svg viewBox="0 0 100 140" fill="none" aria-hidden="true">
          <path d="M0 5h50" stroke="var(--ink)" strokeWidth="5" />
          <path d="M0 18h100M0 25h80" stroke="var(--line)" strokeWidth="3" />
          <path d="M0 96h100" stroke="var(--line-strong)" />
          <path
            d="M4 70h14v26H4zM24 58h14v38H24zM44 46h14v50H44zM64 40h14v56H64zM84 36h14v60H84z"
            fill="var(--data-1)"
            fillOpacity=".85"
          />
          <path d="M51 34v-8" stroke="var(--blaze)" strokeWidth="7" />
          <path d="M0 112h100M0 120h92M0 128h66" stroke="var(--line)" strokeWidth="3" />
        </svg>
      </span>
    </div>
  )
}
