import type { BankItem, GroupQuestion, MultiQuestion, SingleQuestion, TextQuestion } from '../../../domain/bank-types.ts'

export const peopleLed: SingleQuestion = {
  id: 'people_led',
  type: 'single_select',
  question: 'How many people have you been responsible for?',
  description: 'Through others too. Take your largest role.',
  options: [
    { value: 'people_0', label: 'Fewer than 10', amount: 5 },
    { value: 'people_10', label: '10 to 49', amount: 10 },
    { value: 'people_50', label: '50 to 249', amount: 50 },
    { value: 'people_250', label: '250 to 999', amount: 250 },
    { value: 'people_1000', label: '1,000 or more', amount: 1000 },
  ],
  reads: { report: 'leadership.people', engine: [{ scale: 'skill.2.B.5.d', weight: 0.5 }] },
}

export const budgetLed: SingleQuestion = {
  id: 'budget_led',
  type: 'single_select',
  question: 'How large a yearly budget have you answered for?',
  description: 'Costs or sales, whichever you were measured by.',
  options: [
    { value: 'budget_0', label: 'Under $1 million', amount: 0 },
    { value: 'budget_1', label: '$1 to $10 million', amount: 1 },
    { value: 'budget_10', label: '$10 to $50 million', amount: 10 },
    { value: 'budget_50', label: '$50 to $250 million', amount: 50 },
    { value: 'budget_250', label: 'More than $250 million', amount: 250 },
  ],
  reads: { report: 'leadership.budget', engine: [{ scale: 'skill.2.B.5.b', weight: 0.5 }] },
}

export const scopeCarried: GroupQuestion = {
  id: 'scope_carried',
  type: 'scale_group',
  question: 'How much of each field have you carried yourself?',
  lowLabel: 'None of it',
  highLabel: 'The whole of it, for years',
  list: 'metrics',
  items: [
    { slug: 'profit', name: 'Profit and loss' },
    { slug: 'growth', name: 'Growth and new markets' },
    { slug: 'operations', name: 'Operations and supply' },
    { slug: 'people', name: 'People and culture' },
    { slug: 'technology', name: 'Technology and data' },
    { slug: 'deals', name: 'Buying, selling or merging firms' },
    { slug: 'crisis', name: 'Turnaround or crisis' },
    { slug: 'public', name: 'Public voice: press, officials, investors' },
  ],
  reads: { report: 'leadership.scope' },
}

export const leadershipStrengths: GroupQuestion = {
  id: 'leadership_strengths',
  type: 'scale_group',
  question: 'How strong are you in these tasks of a leader?',
  description: 'As those who report to you would say it.',
  lowLabel: 'A weak side',
  highLabel: 'People come for it',
  list: 'aspects',
  items: [
    strength('direction', 'Setting a direction others follow', 'skill.2.B.4.e'),
    strength('choosing', 'Choosing and developing leaders', 'skill.2.B.5.d'),
    strength('hard_calls', 'Making hard calls in time', 'skill.2.B.4.e'),
    strength('money', 'Putting money where it counts', 'skill.2.B.5.b'),
    strength('allies', 'Winning allies without power over them', 'skill.2.B.1.c'),
    strength('deals', 'Closing deals', 'skill.2.B.1.d'),
    strength('whole', 'Seeing the whole system', 'skill.2.B.4.g'),
    strength('listening', 'Hearing bad news early', 'skill.2.A.1.b'),
  ],
  reads: { report: 'leadership.strengths' },
}

export const leadershipPaths: MultiQuestion = {
  id: 'leadership_paths',
  type: 'multi_select',
  question: 'Which ways forward are open to you?',
  instruction: 'Tick all you would look at seriously.',
  options: [
    { value: 'larger_role', label: 'A larger role in my field' },
    { value: 'new_field', label: 'A like role in a new field' },
    { value: 'board', label: 'Board seats' },
    { value: 'interim', label: 'Interim or project leadership' },
    { value: 'consulting', label: 'Advising' },
    { value: 'own_business', label: 'Buying or starting a firm' },
    { value: 'nonprofit', label: 'A public or non-profit body' },
    { value: 'step_back', label: 'Less, and better' },
  ],
  reads: { report: 'leadership.paths' },
}

export const boardWork: SingleQuestion = {
  id: 'board_work',
  type: 'single_select',
  question: 'How close have you been to a board?',
  options: [
    { value: 'none', label: 'Not yet' },
    { value: 'reported', label: 'I reported to one now and then' },
    { value: 'committee', label: 'I worked with one or its committees regularly' },
    { value: 'member', label: 'I sat or sit on one' },
  ],
  reads: { report: 'leadership.board' },
}

export const leadershipReason: MultiQuestion = {
  id: 'leadership_reason',
  type: 'multi_select',
  question: 'Why now?',
  instruction: 'Tick up to three.',
  maxChoices: 3,
  options: [
    { value: 'ceiling', label: 'I have reached the ceiling here' },
    { value: 'sale', label: 'The firm was sold or reshaped' },
    { value: 'boss', label: 'A new owner, board or boss' },
    { value: 'done', label: 'My task here is done' },
    { value: 'legacy', label: 'I want to build something that lasts' },
    { value: 'health', label: 'The price at home or in health is too high' },
    { value: 'offer', label: 'Someone has approached me' },
  ],
  reads: { report: 'leadership.reason' },
}

export const hundredDays: TextQuestion = {
  id: 'hundred_days',
  type: 'text',
  question: 'What should your first hundred days in a new role show?',
  description: 'To those who hired you, and to yourself.',
  storeIn: 'motivations',
  reads: { report: 'leadership.hundred_days' },
}

function strength(slug: string, name: string, scale: string): BankItem {
  return { slug, name, engine: [{ scale, weight: 0.5 }] }
}
