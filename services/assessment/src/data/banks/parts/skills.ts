import type { BankItem, GroupQuestion, SkillsQuestion } from '../../../domain/bank-types.ts'

const groups = {
  words: 'Reading, talking, numbers',
  thinking: 'Thinking and deciding',
  people: 'Working with people',
  means: 'Time, people and money',
  machines: 'Machines and software',
} as const

/**
 * The 35 O*NET skills in words of our own, in two groups. Close neighbours share an item: the second one then gets less weight,
 * because one answer says less about it.
 */
export const competencies: GroupQuestion = {
  id: 'competencies',
  type: 'scale_group',
  question: 'How good are you at working with ideas and people?',
  description: 'Compare yourself with people who do this for a living, not with your friends.',
  instruction: '5 is good enough for most jobs. 9 or 10 means that others come to you for it.',
  lowLabel: 'I have hardly done it',
  highLabel: 'Others come to me for it',
  list: 'competencies',
  items: [
    skill('reading', 'words', 'Reading', 'Understanding difficult texts', 'Rules, contracts, manuals', ['2.A.1.a', 1]),
    skill('listening', 'words', 'Listening', 'Listening closely', 'And asking the question that helps', ['2.A.1.b', 1]),
    skill('writing', 'words', 'Writing', 'Writing so that others understand', 'Reports, instructions, letters', ['2.A.1.c', 1]),
    skill('speaking', 'words', 'Speaking', 'Explaining things aloud', 'To one person or to many', ['2.A.1.d', 1]),
    skill('critical_thinking', 'thinking', 'Weighing arguments', 'Weighing arguments', 'Seeing where a plan is weak', [
      '2.A.2.a',
      1,
    ]),
    skill(
      'learning',
      'thinking',
      'Learning',
      'Learning new things fast',
      'And finding out how you learn them best',
      ['2.A.2.b', 1],
      ['2.A.2.c', 0.5],
    ),
    skill('problem_solving', 'thinking', 'Solving problems', 'Solving tangled problems', 'Where nobody has the answer yet', [
      '2.B.2.i',
      1,
    ]),
    skill('deciding', 'thinking', 'Deciding', 'Deciding when both ways cost something', 'And living with it', ['2.B.4.e', 1]),
    skill('teaching', 'people', 'Teaching', 'Teaching others', 'So that they can do it alone', ['2.B.1.e', 1], ['2.A.2.c', 0.5]),
    skill('reading_people', 'people', 'Sensing people', 'Sensing how people feel', 'And why they act as they do', ['2.B.1.a', 1]),
    skill('persuading', 'people', 'Changing minds', 'Changing minds', 'Winning people for a new idea', ['2.B.1.c', 1]),
    skill('negotiating', 'people', 'Negotiating', 'Finding terms both sides accept', 'Price, time, duties', ['2.B.1.d', 1]),
    skill('serving', 'people', 'Helping', 'Looking for ways to help', 'Customers, patients, guests', ['2.B.1.f', 1]),
    skill(
      'coordinating',
      'people',
      'Fitting in',
      'Fitting your work to that of others',
      'And noticing when it slips',
      ['2.B.1.b', 1],
      ['2.A.2.d', 0.5],
    ),
    skill('reviewing', 'thinking', 'Reviewing work', 'Checking how well it went', 'Your own work or that of a team', [
      '2.A.2.d',
      1,
    ]),
    skill('managing_time', 'means', 'Time', 'Managing time', 'Your own and that of others', ['2.B.5.a', 1]),
    skill('managing_people', 'means', 'People', 'Leading people', 'Choosing, guiding, developing them', ['2.B.5.d', 1]),
    skill('managing_money', 'means', 'Budgets', 'Handling a budget', 'Planning it and answering for it', ['2.B.5.b', 1]),
  ],
  reads: { report: 'skill.people' },
}

export const technicalSkills: GroupQuestion = {
  id: 'technical_skills',
  type: 'scale_group',
  question: 'How good are you at working with tools, figures and systems?',
  description: 'From work, training, home or the garage: it all counts.',
  lowLabel: 'I have hardly done it',
  highLabel: 'Others come to me for it',
  list: 'skills',
  items: [
    skill('calculating', 'words', 'Math', 'Calculating', 'From percentages to statistics', ['2.A.1.e', 1]),
    skill('science', 'words', 'Science', 'Using scientific methods', 'Measuring, comparing, testing', ['2.A.1.f', 1]),
    skill('programming', 'machines', 'Programming', 'Writing programs or formulas', 'From a spreadsheet macro to software', [
      '2.B.3.e',
      1,
    ]),
    skill(
      'needs_design',
      'machines',
      'Shaping products',
      'Working out what a product must do',
      'And shaping it to fit',
      ['2.B.3.a', 1],
      ['2.B.3.b', 1],
    ),
    skill(
      'systems',
      'thinking',
      'Seeing the whole',
      'Seeing how parts act on the whole',
      'A business, a machine, a ward',
      ['2.B.4.g', 1],
      ['2.B.4.h', 1],
    ),
    skill('monitoring', 'machines', 'Watching gauges', 'Watching gauges and screens', 'And acting when a value drifts', [
      '2.B.3.g',
      1,
    ]),
    skill('operating', 'machines', 'Running machines', 'Running machines or vehicles', 'Safely and for hours', ['2.B.3.h', 1]),
    skill(
      'installing',
      'machines',
      'Setting up',
      'Setting up equipment',
      'Choosing the right tool and fitting it',
      ['2.B.3.d', 1],
      ['2.B.3.c', 1],
    ),
    skill('troubleshooting', 'machines', 'Finding faults', 'Finding a fault', 'Why it broke, and what to do', ['2.B.3.k', 1]),
    skill(
      'repairing',
      'machines',
      'Repairing',
      'Repairing and servicing',
      'So that it keeps running',
      ['2.B.3.l', 1],
      ['2.B.3.j', 1],
    ),
    skill('quality', 'machines', 'Checking quality', 'Checking quality', 'Against a standard, again and again', ['2.B.3.m', 1]),
    skill('materials', 'means', 'Stock', 'Looking after stock and equipment', 'Ordering it, keeping it, accounting for it', [
      '2.B.5.c',
      1,
    ]),
  ],
  reads: { report: 'skill.technical' },
}

export const namedSkills: SkillsQuestion = {
  id: 'named_skills',
  type: 'skills_rating',
  question: 'Name up to six skills you use, and rate each',
  description: 'The way you would write them on a résumé: a tool, a method, a language, a license.',
  instruction: '1 is just started, 10 is others come to you for it. A rating is optional.',
  reads: { report: 'skill.named', engine: [{ scale: 'skills', weight: 1 }] },
}

function skill(
  slug: string,
  group: keyof typeof groups,
  short: string,
  name: string,
  description: string,
  ...elements: readonly (readonly [string, number])[]
): BankItem {
  const engine = elements.map(([element, weight]) => ({ scale: `skill.${element}`, weight }))
  return { slug, name, description, group: groups[group], short, engine }
}
