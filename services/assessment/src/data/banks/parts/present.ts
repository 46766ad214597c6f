import type { GroupQuestion, MultiQuestion, ScaleQuestion } from '../../../domain/bank-types.ts'

export const satisfaction: ScaleQuestion = {
  id: 'satisfaction',
  type: 'scale',
  question: 'How satisfied are you with your work today?',
  description: 'Think of the last three months, not of the last bad day.',
  lowLabel: 'Not at all',
  highLabel: 'Completely',
  reads: { report: 'present.satisfaction' },
}

export const energy: ScaleQuestion = {
  id: 'energy',
  type: 'scale',
  question: 'How much energy is left at the end of a working day?',
  description: 'For family, friends, or learning something.',
  lowLabel: 'None',
  highLabel: 'Plenty',
  reads: { report: 'present.energy' },
}

export const drain: MultiQuestion = {
  id: 'drain',
  type: 'multi_select',
  question: 'What costs you the most energy at work?',
  instruction: 'Tick up to four.',
  maxChoices: 4,
  options: [
    { value: 'too_much', label: 'Too much work for the time' },
    { value: 'too_little', label: 'Too little that needs my head' },
    { value: 'same_again', label: 'The same thing every day' },
    { value: 'no_say', label: 'Having no say' },
    { value: 'conflict', label: 'Tension with a boss or colleagues' },
    { value: 'hours', label: 'The hours or shifts' },
    { value: 'body', label: 'What it does to my body' },
    { value: 'commute', label: 'The way to work' },
    { value: 'worry', label: 'Worry about losing the job' },
    { value: 'meaning', label: 'Not seeing what it is good for' },
    { value: 'paperwork', label: 'Forms, meetings, messages' },
    { value: 'people_all_day', label: 'Dealing with people all day' },
  ],
  reads: { report: 'present.drain' },
}

export const environments: GroupQuestion = {
  id: 'environments',
  type: 'scale_group',
  question: 'How well would you do in these surroundings?',
  description: 'Most people can stand all of them for a week. Think of three years.',
  lowLabel: 'I would leave',
  highLabel: 'Just right',
  list: 'environments',
  items: [
    { slug: 'quiet_desk', name: 'A quiet desk', description: 'Long stretches without interruption' },
    { slug: 'busy_room', name: 'A busy room', description: 'Questions, phones, people coming in' },
    { slug: 'outdoors', name: 'Outdoors', description: 'Whatever the weather' },
    { slug: 'workshop', name: 'A workshop or plant', description: 'Noise, tools, safety shoes' },
    { slug: 'care_place', name: 'A ward, a school or a home', description: 'Where people need you now' },
    { slug: 'on_road', name: 'On the road', description: 'A new place every day' },
    { slug: 'shifts', name: 'Shifts', description: 'Some nights and weekends' },
    { slug: 'fixed_rules', name: 'Clear rules', description: 'Everyone knows what is right' },
    { slug: 'new_company', name: 'A young company', description: 'Much freedom, little certainty' },
    { slug: 'large_company', name: 'A large organization', description: 'Slow, safe, many ways inside' },
  ],
  reads: { report: 'environment.fit' },
}
