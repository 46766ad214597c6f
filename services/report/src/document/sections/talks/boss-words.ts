import type { Text } from '../../model/rich-text.ts'
import type { WorkWords } from '../opening/aim-words.ts'
import type { Talk } from './talk-panel.ts'

/** The reader's work as the talk names it, two dates, and a place that does the same work. */
export type BossFacts = WorkWords & { readonly soon: string; readonly later: string; readonly elsewhere: Text }

/** What to say to the boss, by what costs the reader the most energy (keys of the question "drain"). */
export const BOSS_TALKS: Readonly<Record<string, (facts: BossFacts) => Talk>> = {
  too_much: ({ most, other, soon }) => ({
    open: `I want ${most} to stay good. For that, some of ${other} has to go to someone else.`,
    ask: [`What would break if ${other} waited for a month?`, `Who could share ${other} from ${soon}?`],
    good: `A name beside ${other}, and a first day. Send both as a note the same evening.`,
    ifNot: `“We are all busy.” Count your hours of ${other} until ${soon}, then ask again with the sum.`,
  }),
  too_little: ({ most, other, soon }) => ({
    open: `I can carry more than ${most}. Give me one problem that nobody has time for.`,
    ask: [`What goes wrong with ${other} every few months?`, `Who would read it if I found out why by ${soon}?`],
    good: `A problem with ${other}, a date, and somebody who waits for the answer.`,
    ifNot: `“You do fine as it is.” Then ${most} is all there is here, and the head work is elsewhere.`,
  }),
  same_again: ({ most, grow, soon }) => ({
    open: `I know ${most} by heart. Could I do more of ${grow}, one half day a week?`,
    ask: [`Who is best at ${grow}, and would they show me?`, `Which week before ${soon} is quiet enough to begin?`],
    good: `A colleague for ${grow}, and the first half day.`,
    ifNot: `“Later, maybe.” Ask for the month. Without one, more of ${most} is what you will get.`,
  }),
  no_say: ({ most, other, soon }) => ({
    open: `With ${most} I see what goes wrong before the others do. I would like to decide one part of it.`,
    ask: [`What about ${most} may I change without asking?`, `Where is ${other} decided, and may I sit in once?`],
    good: `One part of ${most}, with a limit in dollars or days, that is yours from ${soon}.`,
    ifNot: `“That is decided above.” Believe it, and ask the next employer who decides on ${most}.`,
  }),
  conflict: ({ most, other, soon }) => ({
    open: `I want ${most} to go well with everybody here. One matter stands between us, and I want to name it.`,
    ask: [`How does ${other} look from your side?`, `What should each of us do differently until ${soon}?`],
    good: `A “yes, I see that”, and one thing about ${other} that both of you change.`,
    ifNot: `Anger, or silence. Say it once, not twice. HR or the union comes next, and ${most} is done elsewhere too.`,
  }),
  hours: ({ most, later, elsewhere }) => ({
    open: `I like ${most}. The hours are what I cannot keep up, and I want to plan a way to others.`,
    ask: [`Who here has other hours for ${most}, and who is next in line?`, 'What is my pay in those hours, without the extras?'],
    good: `A month before ${later}, your place in the line, and a figure.`,
    ifNot: `“We will see” means no. Ask who works the weekends ${elsewhere}.`,
  }),
  body: ({ heavy, lighter, later, elsewhere }) => ({
    open: `I want to stay for years. ${capitalOf(heavy ?? 'part of this')}: my body will not do it for years, so let us plan ahead.`,
    ask: [`Could I hand some of it on, and do more ${lighter}?`, 'Who here moved to lighter work, and how?'],
    good: `A trial of ${lighter} until ${later}, and no word about “toughing it out”.`,
    ifNot: `“It is the job.” See a doctor and get the limit on paper. Then ask how much people lift ${elsewhere}.`,
  }),
  commute: ({ other, longest, later }) => ({
    open: `The way here costs me as much as ${longest}. Could I start later, or do a day elsewhere?`,
    ask: [`Which day needs nobody on site for ${other}?`, 'Is there a site or a start hour that shortens the way?'],
    good: `One day, or one hour, as a trial until ${later}.`,
    ifNot: `“Everyone comes in.” Then count the way as unpaid hours when you compare offers for ${longest}.`,
  }),
  travel: ({ most, other, later, elsewhere }) => ({
    open: `I want to keep ${most} and be home at night. Let us go through the trips of the last quarter.`,
    ask: [`Which of them did ${other} need on site?`, 'Who would swap one trip a month for a desk week of mine?'],
    good: `A number of nights away a month, in writing, from ${later} on.`,
    ifNot: `“Travel is part of it.” Ask how many nights a month they are away ${elsewhere}.`,
  }),
  worry: ({ most, other, later }) => ({
    open: `I would rather know than guess. How safe is ${most} here in the next two years?`,
    ask: [`Who would do ${other} if my post went?`, 'Which sign should tell me that it is time?'],
    good: `A straight answer about ${most}, with a reason. Even a bad one gives you until ${later}.`,
    ifNot: `“Do not worry.” Ask what those were told who did ${other} and left.`,
  }),
  meaning: ({ most, longest, soon }) => ({
    open: `I would like to see where ${most} ends up. May I follow one case to the person it is for?`,
    ask: [`Who would notice first if nobody did ${longest}?`, `Whom may I visit or call before ${soon}?`],
    good: `A name, and an afternoon away from ${longest}.`,
    ifNot: `“That is not how we work.” Ask one person served by ${most} yourself, where that is allowed.`,
  }),
  paperwork: ({ most, paper, other, soon }) => ({
    open: `${capitalOf(paper ?? other)} takes the hours that ${most} needs. May I drop one form or meeting as a test?`,
    ask: [`Who reads what comes out of ${paper ?? other}?`, 'Which meeting could be a message?'],
    good: `One form or meeting gone until ${soon}, and more time for ${most}.`,
    ifNot: `“The rules want it.” Ask which line of the rule speaks of ${paper ?? other}. Sometimes none does.`,
  }),
  people_all_day: ({ most, other, soon }) => ({
    open: `I am better at ${most} when I also have an hour without people. Can we plan that hour?`,
    ask: [`Could ${other} be my work behind the scenes?`, 'When is it quiet enough for one of us to be away?'],
    good: `A fixed hour from ${soon} on, with ${other} in it.`,
    ifNot: `“We need you out front.” Count the people of one day between two hours of ${most}. Bring the number.`,
  }),
}

/** To the boss of somebody whose post ends: nothing here can be made better, and a good deal can be taken along. */
export const ENDING_TALK = ({ most, soon }: Omit<BossFacts, 'elsewhere'>): Talk => ({
  open: 'I know that this work ends. I would rather plan the rest with you than be told on the last day.',
  ask: [
    'What is my last day, and what is paid after it: leave, severance, health cover?',
    'Which other post of the same employer could I ask for, and who decides?',
    `Would you write two lines on ${most} that I may show?`,
  ],
  good: `A last day in writing, a name to ask inside, and the two lines by ${soon}.`,
  ifNot: `“Nobody knows yet.” Ask HR for the dates in writing by ${soon}, and begin to look today.`,
})

/** What the reader told beside their work: a piece of it that they are proud of, the best skill, and what they wish of the work. */
export type BossStory = { readonly proud: Text; readonly skill: Text; readonly wish?: Text; readonly soon: string }

/** To the boss of somebody who named nothing that drains them. */
export const BOSS_WITHOUT_DRAIN = ({ proud, skill, wish, soon }: BossStory): Talk => ({
  open: proud
    ? `This is the work that I am proudest of: “${proud}.” I want more of that kind, and I would rather plan it with you than around you.`
    : `I want to grow from ${skill}, and I would rather plan it with you than around you.`,
  ask: [
    proud
      ? 'Where here could I do such a thing next, and who would have to agree?'
      : `What would you hand to me beside ${skill}?`,
    wish ?? `What of my week could somebody else take by ${soon}, so that there is room?`,
  ],
  good: proud
    ? `A piece of work of that kind, with a first day before ${soon} and the hours for it.`
    : `Something beyond ${skill} that you had not listed, and a next step with a date.`,
  ifNot: proud
    ? `“We have nothing like it.” Believe it: the next piece of that kind is elsewhere.`
    : `“Not this year.” Now you know: what comes after ${skill} is elsewhere.`,
})

/** What to ask of the place they are in, by what they wish of the work: the answer decides whether staying is an answer too. */
export const WISH_BOSS: Readonly<Record<string, Text>> = {
  remote: 'Which of my tasks need me here, and which day could the others be done from home?',
  no_nights: 'Who decides on nights and weekends, and who is next in line for other hours?',
  home_at_night: 'Which trips of the last quarter could a call have done?',
  flexible: 'Could my day begin or end an hour earlier, as a trial of a month?',
  steady_hours: 'Could my hours be fixed two weeks ahead?',
  less_load: 'Which part of the lifting could a tool or a second person take?',
  seated: 'Which hours of my day could be done sitting?',
  indoors: 'Is there a post inside, and when was one last free?',
  calmer: 'Which deadline of mine could move without harm?',
  benefits: 'What would you add to pay or cover, if I took on more?',
  more_pay: 'What would have to be true for the next step in pay, and by when?',
  least_pay: 'What would have to be true for the next step in pay, and by when?',
  less_ai: 'Which part of my week may a program do in two years, and what do I do then?',
  part_time: 'Would you keep me for four days, and what would go?',
  lead: 'Whom could I lead for one piece of work, so that you can judge it?',
  teach: 'Whom could I train next, and would you watch one hour of it?',
  meaning: 'Whom does my work reach, and may I meet one of them?',
}

const capitalOf = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
