import type { Guide } from './career-guides.ts'

const drawings: Readonly<Record<Guide['icon'], string>> = {
  code: 'm16 18 6-6-6-6M8 6l-6 6 6 6',
  chart: 'M4 20V10m6 10V4m6 16v-7m5 7H2',
  care: 'M3 12h4l3-8 4 16 3-8h4',
  plan: 'M4 6h10M4 12h16M4 18h7',
  voice: 'M4 10v4l12 5V5L4 10Zm0 4v4h4v-2.5M20 9.5a4 4 0 0 1 0 5',
  plane: 'M3 14l18-9-7 16-3-7-8 0Z',
}

/** The sign of a guide, beside its name. */
export function GuideIcon({ name }: { name: Guide['icon'] }) {
  return (
    <svg className="i guide-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}
