import type { GroupQuestion, MultiQuestion, ScaleQuestion, TextQuestion, TimelineQuestion } from '../../../domain/bank-types.ts'

export const future: TimelineQuestion = {
  id: 'future',
  type: 'timeline',
  question: 'Where would you like to be?',
  instruction: 'A sentence for each is plenty.',
  timelines: ['In 6 months', 'In 2 years', 'In 5 years'],
  reads: { report: 'goal.timeline' },
}

export const successMetrics: GroupQuestion = {
  id: 'success_metrics',
  type: 'scale_group',
  question: 'In a year, how will you tell that it went well?',
  description: 'How much would each of these count?',
  lowLabel: 'Not at all',
  highLabel: 'Above all',
  list: 'metrics',
  items: [
    { slug: 'pay', name: 'I earn more' },
    { slug: 'time', name: 'I have more time' },
    { slug: 'calm', name: 'I sleep better' },
    { slug: 'skill', name: 'I can do something new' },
    { slug: 'use', name: 'I can see what my work is good for' },
    { slug: 'respect', name: 'I am asked for my view' },
    { slug: 'security', name: 'I worry less about my job' },
  ],
  reads: { report: 'success.metrics' },
}

export const motivation: TextQuestion = {
  id: 'motivation',
  type: 'text',
  question: 'What made you look at your career now?',
  description: 'Something happened, or something has been building up. Say it in your own words.',
  storeIn: 'motivations',
  reads: { report: 'motivation.main' },
}

export const proud: TextQuestion = {
  id: 'proud',
  type: 'text',
  question: 'Which piece of work are you proud of?',
  description: 'What was the problem, what did you do, what came of it? A figure helps: hours, dollars, people, errors.',
  storeIn: 'motivations',
  reads: { report: 'history.proud' },
}

export const learningWays: MultiQuestion = {
  id: 'learning_ways',
  type: 'multi_select',
  question: 'How do you learn best?',
  instruction: 'Tick up to three. It shapes your plan, never the directions.',
  maxChoices: 3,
  options: [
    { value: 'hands_on', label: 'By doing it' },
    { value: 'course', label: 'In a course with a fixed time' },
    { value: 'reading', label: 'By reading and watching on my own' },
    { value: 'mentor', label: 'From someone who knows it' },
    { value: 'group', label: 'In a group' },
    { value: 'certificate', label: 'Toward an exam or certificate' },
  ],
  reads: { report: 'learning.ways' },
}

export const riskAppetite: ScaleQuestion = {
  id: 'risk_appetite',
  type: 'scale',
  question: 'How much uncertainty can you live with?',
  description: 'Months in which you do not know how it ends.',
  lowLabel: 'Very little',
  highLabel: 'A lot',
  reads: { report: 'risk.appetite' },
}
