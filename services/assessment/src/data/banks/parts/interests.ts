import { activities as activityItems } from '@waymark/contracts/models/identity/activities'
import type { GroupQuestion } from '../../../domain/bank-types.ts'

export const activities: GroupQuestion = {
  id: 'activities',
  type: 'scale_group',
  question: 'How much would you like to do each of these?',
  description: 'Answer for the activity itself. It does not matter whether you are good at it, or what it pays.',
  instruction: 'Use the whole scale. Leave out what you cannot judge.',
  lowLabel: 'Not at all',
  highLabel: 'Very much',
  list: 'activities',
  items: activityItems.map(({ slug, type, label, description }) => ({
    slug,
    name: label,
    description,
    engine: [{ scale: `interest.${type}`, weight: 1 }],
  })),
  reads: { report: 'interest.activities' },
}
