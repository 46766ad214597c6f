import { keysOn, textOn } from '../../facts/answered.ts'
import { heldBy } from '../../facts/held.ts'
import { DEGREE_WORDS, entryWords, isDegree, occupationOf } from '../../facts/reading.ts'
import { wholeWords } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { hiredAim } from '../opening/aim.ts'
import type { OwnFacts } from '../person/own-facts.ts'

/** What stays out of a first letter and off the first page of a résumé, from what this reader told and this work asks. */
export function leaveOut(input: ReportInput, own: OwnFacts, idle: OwnFacts['skills']): Text[] {
  return [reasonForGoing(input), tooHigh(input), idleSkill(idle), oldPosts(input, own), payToday(input), noPost(own)]
    .filter((line): line is Text => line !== undefined)
    .slice(0, MOST)
}

/** What wears them out is for a friend; an employer reads it as a warning. */
function reasonForGoing(input: ReportInput): Text | undefined {
  const fear = wholeWords(textOn(input, 'fear.main', 200), 80)
  if (fear) return `“${plain(fear)}”:{^Y} that is for a friend, and an employer would take it for a warning`
  const drain = keysOn(input, 'present.drain').find((key) => GOING[key])
  return drain && GOING[drain]
}

const GOING: Readonly<Record<string, Text>> = {
  too_much: 'that you have too much on your plate: say what you got done',
  too_little: 'that you are bored: say what you would like to be asked',
  same_again: 'that every day is alike: say what you changed in one',
  no_say: 'that nobody listens to you: say what you would decide',
  conflict: 'quarrels of today, with or without names',
  hours: 'the shifts that you want to leave: ask about hours once they want you',
  body: 'your back, knees or hands: you owe that to no form',
  commute: 'how far you drive today',
  worry: 'rumors of layoffs where you are',
  meaning: 'that you see no use in your work: say whom the next one helps',
  paperwork: 'how much you dislike forms: they have some too',
  people_all_day: 'that people tire you: say what you do best in quiet',
}

/** A degree above what the work asks for makes them wonder how long somebody stays. */
function tooHigh(input: ReportInput): Text | undefined {
  const { entryEducation, shortTitle } = occupationOf(hiredAim(input))
  const degree = DEGREE_WORDS[input.profile.reach?.education ?? '']
  if (!degree || heldBy(input).degree < 4 || entryEducation === '' || isDegree(entryEducation)) return undefined
  return `${plain(degree)} in the first line: ${plain(shortTitle)} posts ask for ${plain(entryWords(entryEducation))}, and they will wonder how long you stay`
}

/** Long lives of work: what is older than this many years shrinks to a line. */
function oldPosts({ createdAt }: ReportInput, { years }: OwnFacts): Text | undefined {
  if (years < OLD) return undefined
  return `single posts from before ${Number(createdAt.slice(0, 4)) - KEPT}: one line holds them all`
}

/** A named skill that nothing we hold of the work speaks of, while another one does. */
function idleSkill([skill]: OwnFacts['skills']): Text | undefined {
  return skill && `${plain(skill.name)}, unless the ad names it: nothing that we hold of this work does`
}

function payToday({ profile }: ReportInput): Text | undefined {
  return (profile.reach?.salaryCurrent ?? 0) > 0 ? 'what you earn today, until they have named a range' : undefined
}

function noPost({ role }: OwnFacts): Text | undefined {
  return role === '' ? 'the word “student” as a title: name what you made, ran or sold' : undefined
}

const MOST = 3
const OLD = 15
const KEPT = 12
