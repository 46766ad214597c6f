import {
  BriefcaseBusiness,
  ClipboardList,
  FileText,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  Route,
  Signpost,
  Timer,
} from 'lucide-react'

export type Entry = {
  path: string
  label: string
  icon: LucideIcon
}

/** The nine entries of the sidebar, in their order. */
export const entries: readonly Entry[] = [
  { path: '/', label: 'Dashboard', icon: LayoutDashboard },
  { path: '/assessment', label: 'Career Assessment', icon: ClipboardList },
  { path: '/detailed-assessment', label: 'Detailed Reports', icon: FileText },
  { path: '/skills', label: 'Skills Inventory', icon: Layers },
  { path: '/skills-game', label: 'Skills Challenge', icon: Timer },
  { path: '/jobs', label: 'Job Market', icon: BriefcaseBusiness },
  { path: '/recommendations', label: 'Recommendations', icon: Signpost },
  { path: '/learning', label: 'Learning Paths', icon: Route },
  { path: '/blog', label: 'Blog & Resources', icon: Newspaper },
]

/** The entry that a path belongs to: its own, or the one it is reached from. */
export function entryOf(path: string): string {
  if (path === '/dashboard') return '/'
  if (path === '/reports' || path.startsWith('/reports/')) return '/detailed-assessment'
  return path
}
