import type { ActivityFigures, KnowledgeBase } from './figures.ts'

/** What a group of tasks is called in the occupation that carries it; '' where we have no words for it. */
export function activityLabel(
  { activityLabels }: Pick<KnowledgeBase, 'activityLabels'>,
  { id, label }: Pick<ActivityFigures, 'id' | 'label'>,
): string {
  return label ?? activityLabels.get(id) ?? ''
}
