import type { LucideIcon } from 'lucide-react'

export type MenuEntry = {
  key: string
  label: string
  icon?: LucideIcon
  /** A place of the app. */
  to?: string
  /** A document of its own, outside the app. */
  href?: string
  onSelect?: () => void
  /** One of several choices, chosen or not. */
  checked?: boolean
  /** A line stands before it. */
  apart?: boolean
  /** A menu of its own, which opens beside it. */
  entries?: readonly MenuEntry[]
}
