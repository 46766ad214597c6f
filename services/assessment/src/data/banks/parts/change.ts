import type { MultiQuestion, SingleQuestion, TextQuestion } from '../../../domain/bank-types.ts'

export const changeReason: MultiQuestion = {
  id: 'change_reason',
  type: 'multi_select',
  question: 'What are you moving away from?',
  instruction: 'Tick up to three.',
  maxChoices: 3,
  options: [
    { value: 'pay', label: 'Pay that does not reach' },
    { value: 'body', label: 'Work that wears out body or nerves' },
    { value: 'shrinking', label: 'A field that is shrinking' },
    { value: 'boredom', label: 'Work I have outgrown' },
    { value: 'values', label: 'Work I no longer believe in' },
    { value: 'people', label: 'A boss or a climate that harms me' },
    { value: 'hours', label: 'Hours that do not fit my life' },
    { value: 'ended', label: 'A job that has ended' },
  ],
  reads: { report: 'change.reason' },
}

export const changeKeep: MultiQuestion = {
  id: 'change_keep',
  type: 'multi_select',
  question: 'What would you like to take along?',
  instruction: 'Tick all that apply. Starting over rarely means starting from nothing.',
  options: [
    { value: 'field_knowledge', label: 'What I know about my field' },
    { value: 'people_contact', label: 'The contact with people' },
    { value: 'craft', label: 'The craft itself' },
    { value: 'team', label: 'Working in a team' },
    { value: 'freedom', label: 'The freedom I have now' },
    { value: 'pay_level', label: 'My level of pay' },
    { value: 'benefits', label: 'My pension or health plan' },
    { value: 'hours', label: 'My working hours' },
    { value: 'title', label: 'My standing' },
  ],
  reads: { report: 'change.keep' },
}

export const changeIdea: TextQuestion = {
  id: 'change_idea',
  type: 'text',
  question: 'Is there an idea you keep coming back to?',
  description: 'A job, a place, a kind of day. Leave it empty if there is none.',
  storeIn: 'motivations',
  reads: { report: 'change.idea' },
}

export const changePace: SingleQuestion = {
  id: 'change_pace',
  type: 'single_select',
  question: 'Which pace of change suits you?',
  options: [
    { value: 'quick', label: 'One quick move', description: 'A nearby role, mostly with what I know' },
    { value: 'steady', label: 'Step by step', description: 'Some retraining beside my job' },
    { value: 'long', label: 'A long way to something new', description: 'A new qualification' },
  ],
  reads: { report: 'change.pace' },
}

export const moneyRunway: SingleQuestion = {
  id: 'money_runway',
  type: 'single_select',
  question: 'How long could you live without pay from work?',
  description: 'From savings, a second income or benefits. A guess is fine.',
  options: [
    { value: 'runway_0', label: 'Less than a month', amount: 0 },
    { value: 'runway_3', label: 'One to three months', amount: 3 },
    { value: 'runway_6', label: 'Four to six months', amount: 6 },
    { value: 'runway_12', label: 'Up to a year', amount: 12 },
    { value: 'runway_24', label: 'More than a year', amount: 24 },
  ],
  reads: { report: 'money.runway' },
}

export const moneyDependants: SingleQuestion = {
  id: 'money_dependants',
  type: 'single_select',
  question: 'Who lives on what you earn?',
  options: [
    { value: 'nobody_else', label: 'Only me' },
    { value: 'shared', label: 'We share, about half and half' },
    { value: 'main', label: 'I earn most of it' },
    { value: 'sole', label: 'I am the only one who earns' },
  ],
  reads: { report: 'money.dependants' },
}
