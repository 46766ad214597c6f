import { activityLabel } from '../catalogue/activity-label.ts'
import type { ActivityFigures, KnowledgeBase, OccupationFigures } from '../catalogue/figures.ts'

export type NamedActivity = Pick<ActivityFigures, 'id' | 'share'> & { readonly label: string; readonly likes: readonly string[] }

/**
 * The groups of tasks that may stand for an occupation in a sentence, largest first: with words of ours, of several tasks, and a
 * noticeable part of the whole. One task of a special case stands for nothing, and everybody keeps up with their field.
 */
export function namedActivities(
  base: Pick<KnowledgeBase, 'activityLabels' | 'activityLikes'>,
  { activities }: Pick<OccupationFigures, 'activities'>,
): NamedActivity[] {
  return activities.flatMap((activity) => {
    const { id, share, tasks } = activity
    const label = activityLabel(base, activity)
    const stands = label !== '' && tasks >= SEVERAL && share >= NOTICEABLE && id !== KEEPING_UP
    return stands ? [{ id, share, label, likes: base.activityLikes.get(id) ?? [] }] : []
  })
}

/** The general work activity that a group belongs to: "4.A.4.c.1" of "4.A.4.c.1.I01". */
export function generalActivity(id: string): string {
  return id.replace(/\.I\d+$/, '')
}

/** Share of the work, by general work activity. */
export function sharesOfGeneral(activities: readonly Pick<ActivityFigures, 'id' | 'share'>[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  for (const { id, share } of activities) shares.set(generalActivity(id), (shares.get(generalActivity(id)) ?? 0) + share)
  return shares
}

const SEVERAL = 2
/** Share of the work from which a group of tasks is noticed. */
export const NOTICEABLE = 0.04
const KEEPING_UP = '4.A.2.b.3.I01'
