import type { SingleQuestion } from '../../../domain/bank-types.ts'

/** What limits how far a change may go. Each option carries its amount in the unit of the profile's `Reach` field. */
export const payFloor: SingleQuestion = {
  id: 'pay_floor',
  type: 'single_select',
  question: 'How far could your pay drop for a while?',
  description: 'A first year in new work often pays less. This filters directions; it does not lower what we show you.',
  options: [
    { value: 'keep_all', label: 'Not at all', description: 'I need what I earn today', amount: 1 },
    { value: 'drop_10', label: 'By about a tenth', amount: 0.9 },
    { value: 'drop_25', label: 'By about a quarter', amount: 0.75 },
    { value: 'drop_40', label: 'By more, for a time', description: 'There are savings or a second income', amount: 0.6 },
  ],
  reads: { report: 'reach.pay_floor', engine: [{ scale: 'reach.pay_floor_share', weight: 1 }] },
}

export const monthsAvailable: SingleQuestion = {
  id: 'months_available',
  type: 'single_select',
  question: 'How much time do you give this change?',
  description: 'From today until the first day in the new work.',
  options: [
    { value: 'months_3', label: 'Up to 3 months', description: 'I need something soon', amount: 3 },
    { value: 'months_6', label: 'Up to 6 months', amount: 6 },
    { value: 'months_12', label: 'About a year', amount: 12 },
    { value: 'months_24', label: 'Up to two years', amount: 24 },
    { value: 'months_36', label: 'Longer, if it is worth it', amount: 36 },
  ],
  reads: { report: 'reach.months', engine: [{ scale: 'reach.months_available', weight: 1 }] },
}

export const learningHours: SingleQuestion = {
  id: 'learning_hours',
  type: 'single_select',
  question: 'How many hours a week can you learn?',
  description: 'In a normal week, with all else that life asks of you.',
  options: [
    // Half an hour, because 0 means "not asked" in the profile.
    { value: 'hours_0', label: 'None for now', amount: 0.5 },
    { value: 'hours_2', label: 'One to three', amount: 2 },
    { value: 'hours_5', label: 'Four to six', amount: 5 },
    { value: 'hours_10', label: 'Seven to fourteen', amount: 10 },
    { value: 'hours_20', label: 'Fifteen or more', amount: 20 },
  ],
  reads: { report: 'reach.learning_hours', engine: [{ scale: 'reach.learning_hours', weight: 1 }] },
}

export const remotePreference: SingleQuestion = {
  id: 'remote_preference',
  type: 'single_select',
  question: 'Where would you like to do your work?',
  options: [
    { value: 'remote', label: 'Mostly from home', amount: 'remote' },
    { value: 'hybrid', label: 'Some of each', amount: 'hybrid' },
    { value: 'onsite', label: 'At a workplace', description: 'An office, a site, a ward, a shop', amount: 'onsite' },
    { value: 'flexible', label: 'I do not mind', amount: 'flexible' },
  ],
  reads: { report: 'reach.remote', engine: [{ scale: 'reach.remote_preference', weight: 1 }] },
}

export const relocation: SingleQuestion = {
  id: 'relocation',
  type: 'single_select',
  question: 'Would you move for the right job?',
  options: [
    { value: 'stay', label: 'No, I stay where I am' },
    { value: 'region', label: 'Within my region', description: 'Where I can still see the same people' },
    { value: 'country', label: 'Anywhere in the country' },
    { value: 'anywhere', label: 'Abroad too' },
  ],
  reads: { report: 'reach.relocation' },
}
