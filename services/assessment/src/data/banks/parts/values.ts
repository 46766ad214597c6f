import type { BankItem, BankOption, GroupQuestion, RankingQuestion } from '../../../domain/bank-types.ts'

/** The six work values, in the order of profile.proto; the wording is what a person would say, not the term. */
const valueWords = [
  { value: 'achievement', label: 'Using my abilities and seeing results', description: 'Work that stretches me' },
  { value: 'independence', label: 'Deciding for myself how I work', description: 'Room for my own ideas' },
  { value: 'recognition', label: 'Getting ahead and being respected', description: 'Promotion, a say, a good name' },
  {
    value: 'relationships',
    label: 'Good people, and being of use to others',
    description: 'Friendly colleagues, a clear conscience',
  },
  { value: 'support', label: 'A boss and a company that back me', description: 'Fair rules, good training' },
  {
    value: 'working_conditions',
    label: 'Security, pay and healthy conditions',
    description: 'A steady job that leaves room for life',
  },
] as const

export const valuesOrder: RankingQuestion = {
  id: 'values_order',
  type: 'ranking',
  question: 'What matters most to you in a job?',
  description: 'All six are good things. Which would you give up last?',
  instruction: 'Put them in order: 1 is most important, 6 least. Use each number once.',
  options: valueWords.map((word): BankOption => ({ ...word, engine: [{ scale: `value.${word.value}`, weight: 1 }] })),
  reads: { report: 'value.order' },
}

export const valuesPresent: GroupQuestion = {
  id: 'values_present',
  type: 'scale_group',
  question: 'How much of this does your present job give you?',
  description: 'If you are between jobs, think of the last one.',
  lowLabel: 'None of it',
  highLabel: 'As much as I want',
  list: 'aspects',
  items: valueWords.map(({ value, label }): BankItem => ({ slug: value, name: label })),
  reads: { report: 'value.present' },
}

/** Two statements a value: the order above says which comes first, these say how far apart they are. */
export const valuesWeight: GroupQuestion = {
  id: 'values_weight',
  type: 'scale_group',
  question: 'How important is each of these to you?',
  description: 'Think of a job you would keep for five years.',
  lowLabel: 'I could do without',
  highLabel: 'I would not take a job without it',
  list: 'dimensions',
  items: [
    weight('achievement', 'see_result', 'I can see at the end of the week what I have done'),
    weight('independence', 'own_plan', 'I plan my own day'),
    weight('recognition', 'next_step', 'There is a next step up'),
    weight('relationships', 'helps_people', 'My work helps someone'),
    weight('support', 'backed', 'My boss stands up for me'),
    weight('working_conditions', 'steady', 'The job is likely to be there next year'),
    weight('achievement', 'full_ability', 'I use the best of what I can do'),
    weight('independence', 'own_ideas', 'I can try out ideas of my own'),
    weight('recognition', 'respected', 'People look up to those who do this work'),
    weight('relationships', 'kind_team', 'I like the people I work with'),
    weight('support', 'trained', 'I am trained well before I am judged'),
    weight('working_conditions', 'fair_pay', 'It pays well for what it asks'),
  ],
  reads: { report: 'value.weight' },
}

function weight(value: string, slug: string, name: string): BankItem {
  return { slug, name, engine: [{ scale: `value.${value}`, weight: 0.5 }] }
}
