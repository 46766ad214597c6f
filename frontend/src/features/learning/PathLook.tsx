import type { pathColors, pathIcons } from '@waymark/contracts/models/assessment/options'
import { Book, Code, Database, type LucideIcon, Palette } from 'lucide-react'
import type { CSSProperties } from 'react'

type IconType = (typeof pathIcons)[number]
type Color = (typeof pathColors)[number]

const icons: Record<IconType, LucideIcon> = { code: Code, database: Database, palette: Palette, book: Book }
/** The four colours of the specification in the product's own series. */
const colours: Record<Color, string> = {
  blue: 'var(--data-1)',
  emerald: 'var(--data-3)',
  purple: 'var(--data-5)',
  amber: 'var(--data-2)',
}

export function PathIcon({ type }: { type: string }) {
  const Icon = icons[type as IconType] ?? Code
  return <Icon className="i" size={20} strokeWidth={1.75} aria-hidden="true" />
}

/** `--c` for everything inside: the path's own colour. */
export function colourOf(color: string): CSSProperties {
  return { '--c': colours[color as Color] ?? colours.blue } as CSSProperties
}
