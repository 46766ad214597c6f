import type { Text } from '../../model/rich-text.ts'

/** A habit of the question on work style: its O*NET element, its label in a chart, and what is said when it is strong or weak. */
export type StyleWords = {
  readonly element: string
  readonly short: string
  readonly strong: Text
  readonly weak: Text
  /** For an employer, where the habit is weak. */
  readonly ask: Text
}

export const STYLES: Readonly<Record<string, StyleWords>> = {
  high_goals: {
    element: '1.C.1.a',
    short: 'Hard goals',
    strong: 'Say in a talk which goal you set yourself last year, and how near you came.',
    weak: 'You may do your best work where the goal is given. That is worth knowing before a post with open targets.',
    ask: 'Who sets the targets, and how were they set last year?',
  },
  pleasant: {
    element: '1.C.3.a',
    short: 'Easy to work with',
    strong: 'Colleagues notice that before your results. Let one of them speak for you.',
    weak: 'Ask a colleague which day of yours is the hard one to be near.',
    ask: 'How close together do people sit, and for how long?',
  },
  exact: {
    element: '1.C.5.b',
    short: 'Small mistakes',
    strong: 'Keep a list of what you caught in one month: it shows better than it tells.',
    weak: 'Where a slip costs money, work with a checklist or a second pair of eyes.',
    ask: 'Who checks the work before it goes out?',
  },
  new_ways: {
    element: '1.C.7.a',
    short: 'New ways',
    strong: 'One thing that is done differently since you came makes a good story.',
    weak: 'You like what is tried and sound. Firms that change tools every year would tire you.',
    ask: 'What changed last year in how the work is done?',
  },
  takes_lead: {
    element: '1.C.2.b',
    short: 'Taking the lead',
    strong: 'Think of the day when nobody did and you did: that is the story to tell.',
    weak: 'You need not want to lead. Then say no early to posts that turn into it.',
    ask: 'Does the person in this post lead others within two years?',
  },
  calm_criticism: {
    element: '1.C.4.b',
    short: 'Calm under attack',
    strong: 'People remember who stayed calm. Ask one of them to say so.',
    weak: 'Ask yourself when that happens: with whom, at what hour, after how little sleep.',
    ask: 'What is the loudest moment of a usual week?',
  },
  keeps_word: {
    element: '1.C.5.a',
    short: 'Keeping my word',
    strong: 'Name a date that you met although it was hard.',
    weak: 'Look at what you promise, not at how hard you try. Half as many promises may do.',
    ask: 'How many things run at the same time for one person?',
  },
  notices_others: {
    element: '1.C.3.b',
    short: 'Seeing who needs help',
    strong: 'Somebody got help because you looked up. Who was it?',
    weak: 'You look at the task first. Choose a team in which people ask out loud.',
    ask: 'How does somebody here let others know that they need a hand?',
  },
  takes_apart: {
    element: '1.C.7.b',
    short: 'Thinking it apart',
    strong: 'Bring one problem on one page, with what you ruled out.',
    weak: 'You act first. Quick trades pay for that, slow ones punish it.',
    ask: 'How long may a decision take here?',
  },
  starts_alone: {
    element: '1.C.1.c',
    short: 'Starting unasked',
    strong: 'What runs today because you began it?',
    weak: 'A first month with a plan will suit you more than an open desk.',
    ask: 'What do the first four weeks look like, day by day?',
  },
  with_people: {
    element: '1.C.3.c',
    short: 'With people',
    strong: 'Count the hours with people in a post before you count its pay.',
    weak: 'You do well alone. See that the post leaves you whole hours of it.',
    ask: 'How many hours a day does somebody in this post work alone?',
  },
  keeps_temper: {
    element: '1.C.4.a',
    short: 'Keeping my temper',
    strong: 'The hard customer or colleague whom only you could talk to is worth a line on paper.',
    weak: 'Think of the last time: who was it, and what had gone before?',
    ask: 'Who steps in when somebody is shouted at?',
  },
  own_guidance: {
    element: '1.C.6',
    short: 'Little guidance',
    strong: 'Say for how long you have worked without anybody looking over your shoulder.',
    weak: 'You like to have somebody to ask. See who that would be, and how often they are there.',
    ask: 'Whom would I ask in my first weeks, and when are they in?',
  },
  keeps_going: {
    element: '1.C.1.b',
    short: 'Keeping going',
    strong: 'Tell of the one thing that you finished after others had stopped.',
    weak: 'Long roads with no one beside you are the risk. Plan in short pieces with a person at each end.',
    ask: 'How long does one piece of work take from start to end?',
  },
  handles_change: {
    element: '1.C.4.c',
    short: 'When plans change',
    strong: 'The week when all was different and the work still got done is your example.',
    weak: 'Look for work that is planned by the week. Ask how often the plan holds.',
    ask: 'How often did last week’s plan change?',
  },
  honest: {
    element: '1.C.5.c',
    short: 'Saying what is true',
    strong: 'You once said what nobody wanted to hear. What came of it?',
    weak: 'It is a question of place as well: notice where speaking up has cost you.',
    ask: 'When did somebody last tell the boss that they were wrong?',
  },
}
