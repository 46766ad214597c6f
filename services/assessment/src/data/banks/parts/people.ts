import type { GroupQuestion, MultiQuestion } from '../../../domain/bank-types.ts'

export const networks: GroupQuestion = {
  id: 'networks',
  type: 'scale_group',
  question: 'How much could these people help you find the next step?',
  description: 'With a name, a piece of news, a word in the right place.',
  lowLabel: 'I know nobody there',
  highLabel: 'A lot',
  list: 'networks',
  items: [
    { slug: 'family', name: 'Family and close friends' },
    { slug: 'colleagues', name: 'People I work with now' },
    { slug: 'former_colleagues', name: 'People I used to work with' },
    { slug: 'customers', name: 'Customers, patients, suppliers' },
    { slug: 'school', name: 'People from school or training' },
    { slug: 'association', name: 'A union, association or club' },
    { slug: 'neighbours', name: 'Neighbors, parish, volunteers' },
    { slug: 'online', name: 'People I know online' },
  ],
  reads: { report: 'people.network' },
}

export const support: MultiQuestion = {
  id: 'support',
  type: 'multi_select',
  question: 'Who stands behind you?',
  instruction: 'Tick all that apply.',
  options: [
    { value: 'partner', label: 'My partner' },
    { value: 'family', label: 'Parents, children, siblings' },
    { value: 'friend', label: 'A friend I can be honest with' },
    { value: 'boss', label: 'My boss' },
    { value: 'colleague', label: 'A colleague' },
    { value: 'mentor', label: 'A mentor' },
    { value: 'professional', label: 'A counselor, coach or doctor' },
    { value: 'nobody', label: 'Nobody so far' },
  ],
  reads: { report: 'people.support' },
}
