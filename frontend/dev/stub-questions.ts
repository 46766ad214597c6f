import type { DetailedQuestion } from '@waymark/contracts/models/question'

/** One question of every kind, and one of a kind that does not exist. */
export const stubQuestions: DetailedQuestion[] = [
  {
    id: 'satisfaction',
    type: 'scale',
    question: 'How satisfied are you with your work today?',
    instruction: 'Think of the last three months, not of the last bad day.',
    lowLabel: 'Not at all',
    highLabel: 'Completely',
  },
  {
    id: 'interests',
    type: 'scale_group',
    question: 'How much do these activities appeal to you?',
    description: 'Answer for the activity itself, whether or not you are good at it.',
    lowLabel: 'Not at all',
    highLabel: 'Very much',
    activities: [
      { name: 'Explaining and teaching', description: 'Showing someone how to do a thing' },
      { name: 'Looking for causes', description: 'Finding out why something fails' },
      { name: 'Working with your hands', description: 'Building, repairing, growing' },
      { name: 'Persuading', description: 'Winning someone for an idea' },
    ],
  },
  {
    id: 'values',
    type: 'ranking',
    question: 'What matters most in your next job?',
    instruction: 'Put them in order: 1 is most important, 4 least.',
    options: [
      { value: 'impact', label: 'Making an impact' },
      { value: 'autonomy', label: 'Autonomy' },
      { value: 'balance', label: 'Work-life balance' },
      { value: 'security', label: 'Job security' },
    ],
  },
  {
    id: 'obstacles',
    type: 'categorized_multi_select',
    question: 'What holds you back from changing now?',
    instruction: 'Tick all that apply.',
    categories: [
      { category: 'Practical', options: ['Money in the meantime', 'Time to retrain', 'Place or commute'] },
      { category: 'Knowledge', options: ['I do not know my options', 'My degree does not fit', 'Skills out of date'] },
      { category: 'People', options: ['Family depends on me', 'I know nobody in the field', 'Fear of starting as a junior'] },
    ],
  },
  {
    id: 'pace',
    type: 'single_select',
    question: 'Which pace of change suits you?',
    instruction: 'Choose one.',
    options: [
      { value: 'quick', label: 'Within six months', description: 'A nearby role, mostly with what you know' },
      { value: 'steady', label: 'Six to eighteen months', description: 'Some retraining beside your job' },
      { value: 'long', label: 'Longer', description: 'A new qualification' },
    ],
  },
  {
    id: 'drain',
    type: 'multi_select',
    question: 'What takes your energy?',
    instruction: 'Up to two.',
    maxChoices: 2,
    options: ['Meetings', 'Noise', 'Unclear orders', 'Overtime'],
  },
  {
    id: 'skills',
    type: 'skills_rating',
    question: 'Name six skills you use, and rate each',
    instruction: 'A rating is optional.',
  },
  {
    id: 'future',
    type: 'timeline',
    question: 'Where would you like to be?',
    instruction: 'A sentence for each is plenty.',
    timelines: ['In 6 months', 'In 2 years', 'In 5 years'],
  },
  { id: 'proud', type: 'text', question: 'Which piece of work are you proud of?', storeIn: 'motivations' },
  { id: 'odd', type: 'hologram', question: 'A question of a kind that this page does not know', storeIn: 'challenges' },
]
