import type { Text } from '../facts/rich-text.ts'

/** One conversation: the first sentence, what to ask then, what a good answer sounds like, and what to do without one. */
export type Talk = { readonly open: Text; readonly ask: readonly Text[]; readonly good: Text; readonly ifNot: Text }

/** What to say to the boss, by what costs the reader the most energy (keys of the question "drain"). */
export const BOSS_TALKS: Readonly<Record<string, Talk>> = {
  too_much: {
    open: 'I want my work to stay good. For that, two tasks have to go to someone else.',
    ask: ['Which of my tasks would nobody miss for a month?', 'Who could take one of them by the first of next month?'],
    good: 'Two tasks by name, and a person for each. Thank them, and send it as a note the same day.',
    ifNot: '“We are all busy.” Write down your hours for ten working days, then ask again with the list in your hand.',
  },
  too_little: {
    open: 'I can carry more than I carry now. Give me one problem that nobody has time for.',
    ask: ['Which problem comes back every quarter?', 'What would I have to show you before I get it?'],
    good: 'One problem, a date, and somebody who reads the result.',
    ifNot: '“You do fine as it is.” Then the head work will not come here. Look for it outside.',
  },
  same_again: {
    open: 'I know my part by heart. Could I learn a second part, one half day a week?',
    ask: ['Whose leave would you like to have covered?', 'Which part of the work do too few of us know?'],
    good: 'The name of a colleague who will show you, and the first half day.',
    ifNot: '“Later, maybe.” Ask for a date. Without one, trade a task with a colleague yourselves.',
  },
  no_say: {
    open: 'I see what goes wrong before the others do. I would like to decide one thing myself.',
    ask: ['Which small thing may I change without asking?', 'Where are such things decided, and may I sit in once?'],
    good: 'One thing, with a limit in dollars or days, that is yours from Monday.',
    ifNot: '“That is decided above.” Believe it. The say you miss is not to be had at this desk.',
  },
  conflict: {
    open: 'I want to work well with everybody here. One matter stands between us, and I want to name it.',
    ask: ['How does it look from your side?', 'What should each of us do differently this month?'],
    good: 'A “yes, I see that”, and one thing that both of you do from now on.',
    ifNot: 'Anger, or silence. Do not say it twice. Talk to HR or the union, and begin to look.',
  },
  hours: {
    open: 'I like the work. The hours are what I cannot keep up, and I want to plan a way to others.',
    ask: [
      'When does a place with other hours come free, and who is before me?',
      'What is my pay in those hours, without the extras?',
    ],
    good: 'A month, your place in the line, and a figure.',
    ifNot: '“We will see.” That is a no. Other employers run other shifts; ask them this week.',
  },
  body: {
    open: 'I want to stay for years. My body will not do this part for years, so let us plan ahead.',
    ask: ['Which part of the work could I hand on, and which could I take?', 'Who here moved to lighter work, and how?'],
    good: 'Another task to try for a month, and no word about “toughing it out”.',
    ifNot: '“It is the job.” See a doctor before it gets worse, and get the limit on paper.',
  },
  commute: {
    open: 'The way here costs me as much as the work. Could I do one day of it elsewhere?',
    ask: ['Which day needs me here least?', 'Is there a site or a start hour that shortens the way?'],
    good: 'One day, or one hour later, as a trial for six weeks.',
    ifNot: '“Everyone comes in.” Then count the way as unpaid hours when you compare offers.',
  },
  worry: {
    open: 'I would rather know than guess. How safe is my job here in the next two years?',
    ask: ['What would have to happen that my post goes?', 'Which skill would you keep until the last?'],
    good: 'A straight answer with a reason. Even a bad one gives you time.',
    ifNot: '“Do not worry.” Worry a little: ask what the last ones who left were told.',
  },
  meaning: {
    open: 'I would like to see where my work ends up. May I follow one piece to the person it is for?',
    ask: ['Who would notice first if I stopped?', 'Whom may I visit or call?'],
    good: 'A name, and an afternoon for it.',
    ifNot: '“That is not how we work.” Ask a customer yourself, where that is allowed.',
  },
  paperwork: {
    open: 'A third of my week goes to forms and meetings. May I drop the two that help least?',
    ask: ['Who reads this form, and for what?', 'Which meeting could be a message?'],
    good: 'One form or meeting gone by Friday, as a test.',
    ifNot: '“Compliance wants it.” Ask which line of the rule. Sometimes there is none.',
  },
  people_all_day: {
    open: 'I am good with people when I also have an hour without them. Can we plan that hour?',
    ask: ['When is it quiet enough for one of us to be away?', 'Which work behind the scenes would you give me?'],
    good: 'A fixed hour, and a task for it that somebody needs.',
    ifNot: '“We need you out front.” Count the conversations of one day, and bring the number.',
  },
}

/** To the boss of somebody who named nothing that drains them. */
export const BOSS_WITHOUT_DRAIN: Talk = {
  open: 'I want to grow from here, and I would rather plan it with you than around you.',
  ask: [
    'What do you come to me for that you would not ask others?',
    'What must I have done before you would give me the next step?',
  ],
  good: 'A thing you do well that you had not listed, and a next step with a date.',
  ifNot: '“There is nothing above you here.” Now you know that the next step is elsewhere.',
}

/** Whoever decides on the way in, by the kind of gate. */
export const GATE_TALKS: Readonly<Record<string, { who: string; when: string } & Omit<Talk, 'open'>>> = {
  school: {
    who: 'An admissions office',
    when: 'By phone, with a pen; two programs, not one',
    ask: [
      'What will I have paid when I hold the paper, with fees, books and gear?',
      'Which of my courses and years do you count, in writing?',
      'How many of those who began two years ago are still there?',
    ],
    good: 'Three numbers, and a letter about what they count.',
    ifNot: '“It depends” on all three. Thank them, sign nothing, and call the next one.',
  },
  apprenticeship: {
    who: 'A training center or union hall',
    when: 'In person, in the morning',
    ask: [
      'When does the list open, and how many did you take last year?',
      'Which test is it, and how do people fail it?',
      'What does the first year pay by the hour, and what does the next?',
    ],
    good: 'A date for the list, and the pay of each year on one sheet.',
    ifNot: '“Come back later.” Ask who else in the county trains, and put your name on two lists.',
  },
  academy: {
    who: 'A recruiter of the service',
    when: 'Before you train for the test',
    ask: [
      'What in a record or a body rules a person out?',
      'How long from the form to the first paid day, lately?',
      'What does the first year look like, week by week?',
    ],
    good: 'A list of the stages with weeks beside them.',
    ifNot: '“Just apply.” Ask somebody who began last year instead.',
  },
  license: {
    who: 'The state board',
    when: 'By email, so that you have it in writing',
    ask: [
      'What do you ask of someone with my record, from here to the license?',
      'How long do papers take at the moment?',
      'What may I do under supervision before I hold it?',
    ],
    good: 'A list with dates, and the name of the rule.',
    ifNot: 'No answer in two weeks. Call, and ask a school that trains for it the same three things.',
  },
  certificate: {
    who: 'The body that gives the certificate',
    when: 'Twenty minutes on their site, then one call',
    ask: [
      'Who may sit the exam, and does my work count?',
      'How many pass the first time?',
      'How long is it good for, and what does it cost to keep?',
    ],
    good: 'A pass rate, a price, and “yes, you may sit it”.',
    ifNot: 'No pass rate. Then ask two employers if they would pay for it.',
  },
  open: {
    who: 'A recruiter in the field',
    when: 'With your résumé open between you',
    ask: [
      'Which line on this page would stop you?',
      'Under which title would you post the job that fits me?',
      'What did you pay the last person you placed in it?',
    ],
    good: 'One line to change, one title to search, one figure.',
    ifNot: '“Send it in, we keep it on file.” They will not. Ask somebody who was hired this year.',
  },
}

/** Who hears it at home, by who stands behind the reader (keys of the question "support"). */
export const AT_HOME: Readonly<Record<string, string>> = {
  partner: 'Your partner',
  family: 'Your family',
  friend: 'The friend you can be honest with',
  mentor: 'Your mentor',
}
