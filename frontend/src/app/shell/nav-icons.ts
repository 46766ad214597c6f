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
import type { NavKey } from '../../routes.ts'

/** The sign of each entry of the sidebar. */
export const navIcons: Record<NavKey, LucideIcon> = {
  home: LayoutDashboard,
  assessment: ClipboardList,
  detailedAssessment: FileText,
  skills: Layers,
  skillsGame: Timer,
  jobs: BriefcaseBusiness,
  recommendations: Signpost,
  learning: Route,
  blog: Newspaper,
}
