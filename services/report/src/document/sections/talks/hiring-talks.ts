import { withArticle } from '@waymark/contracts/text/article'
import { payFloor } from '../../facts/limits.ts'
import { listing, lower, occupationOf, yearlyWages } from '../../facts/reading.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { targetTools } from '../ai/target-tools.ts'
import type { AimWords } from '../opening/aim-words.ts'
import { dayAfter } from '../plan/plan-words.ts'
import { fittingSkills } from '../search/fitting-skills.ts'
import type { Panel } from './talk-panel.ts'

/** Talks with whoever hires, where no school, hall or board stands before the work. */

/** Where paper is custom and no law: with whoever trains for it. */
export function certificateTalk(input: ReportInput, words: AimWords): Panel {
  const { aim, program, custom: usual, tasks, aCalled, employers } = words
  const custom = occupationOf(aim).note?.certificates[0]?.text
  const trained = program || usual || `training for ${words.work}`
  return {
    who: /job|apprentice/.test(usual) ? 'An employer that trains newcomers' : 'Whoever trains for it',
    when: `Twenty minutes on their site, one call before ${dayAfter(input, BEFORE)}`,
    open: `I want to begin as ${aCalled}. Do you take people for ${trained}, and does what I have done count?`,
    ask: [
      custom
        ? `Is this so here: “${plain(lower(custom.replace(/\.$/, '')))}”?`
        : `Who hired the last people that you trained as ${aCalled}?`,
      `How long until I do this alone: “${tasks[0] ?? 'the work'}”?`,
      `What does it pay while I learn${employers[0] ? ` (${employers[0]})` : ''}, and who pays for the course?`,
    ],
    good: `Weeks, a first wage, and a yes to you at this: “${tasks[1] ?? tasks[0] ?? trained}”.`,
    ifNot: `A price, but no employer by name. Then ask two that hire ${aCalled} what they would pay for.`,
  }
}

/** Where years inside count more than paper: with somebody who gave such a post to another. */
export function promotionTalk(input: ReportInput, words: AimWords): Panel {
  const { custom, tasks, titles, own, aCalled, work } = words
  return {
    who: `Whoever fills such a post: ${words.called}`,
    when: `By ${dayAfter(input, BEFORE)}, through whoever knows one`,
    open: own.proud
      ? `Would this have got me on your list for ${work}: “${plain(lower(shortest(own.proud)))}”?`
      : `You chose ${aCalled} lately. What had that person done that I have not?`,
    ask: [
      custom ? `Where did you bend the rule of thumb, “${custom}”?` : `What did you look for first in ${aCalled}?`,
      tasks[1]
        ? `Which would you let me run for a month: “${tasks[0]}” or “${tasks[1]}”?`
        : `What would you let me run for a month?`,
      titles[1]
        ? `Is “${titles[1]}” the step before it, or the same post?`
        : `What is the post before ${aCalled} called with you?`,
    ],
    good: `A piece of work to show, such as “${tasks[2] ?? tasks[0] ?? words.called}”, and the title of the first step.`,
    ifNot: own.skills[0]
      ? `“Never led.” Say where ${plain(own.skills[0].name)} had others follow you, and ask what they would need to see.`
      : `“You have never done it.” Ask for “${tasks[0] ?? words.called}” for one month, beside somebody.`,
  }
}

/** Where a degree in any field or none will do: with a recruiter who knows the titles and the pay. */
export function recruiterTalk(input: ReportInput, words: AimWords): Panel {
  const { aim, titles, own, program, aCalled, employers } = words
  const [skill] = fittingSkills(input, own.skills).fitting
  const occupation = occupationOf(aim)
  const tools = targetTools(occupation, 2)
  const wages = yearlyWages(occupation)
  return {
    who: `A recruiter who places ${aCalled}`,
    when: `Before ${dayAfter(input, BEFORE)}, with your résumé open between you`,
    open: own.role
      ? `I come from work as ${plain(withArticle(own.role))}${skill ? `, and I am known for ${plain(skill.name)}` : ''}. Under which title would you post the job that fits me?`
      : 'I begin anew. Under which title would you post the job that fits me?',
    ask: [
      titles.length > 2
        ? `Is it ${listing(titles.slice(0, 3).map((title) => `“${title}”`)).replace(/ and (?=[^,]*$)/, ' or ')}?`
        : `Which line here would stop you from sending me as ${aCalled}?`,
      program
        ? `Do they drop a page without this: ${program}?`
        : skill
          ? `Does ${plain(skill.name)} read as a plus or as noise?`
          : tools.length > 0
            ? `Must this be on the page: ${plain(listing(tools))}?`
            : 'Does my last work read as a plus or as noise?',
      wages
        ? `Did the last one you placed get nearer ${dollars(wages.p25)} or ${dollars(wages.median)}${employers[0] ? `, and where: ${employers.slice(0, 2).join(' or ')}` : ''}?`
        : 'What did you pay the last person you placed?',
    ],
    good: `One title such as “${titles[0] ?? words.called}”, one line to change on the page, one figure.`,
    ifNot: `“We keep it on file.” They will not. Ask somebody hired this year${employers[0] ? ` by one of these: ${employers[0]}` : ''}.`,
  }
}

/** Where nothing is asked: with the desk that hires. */
export function hiringTalk(input: ReportInput, words: AimWords): Panel {
  const { tasks, hard, shifts, aCalled, employers, way, own } = words
  const floor = payFloor(input)
  const place: Text = employers[0] ?? 'one place near you'
  return {
    who: employers[0] ? `A place that hires now: ${place}` : 'A place that hires now',
    when: `In person, on a quiet hour before ${dayAfter(input, BEFORE)}`,
    open: own.skills[0]
      ? `I am good at ${plain(own.skills[0].name)}, and I look for work as ${aCalled}. What do you look at in the first five minutes?`
      : `I would like to work as ${aCalled}. What do you look at in the first five minutes?`,
    ask: [
      `Who shows a newcomer this, and for how long: “${tasks[0] ?? 'the work'}”?`,
      shifts[0] ? `Is this how the week is here: “${shifts[0]}”?` : `Which hours are open now, and at what pay?`,
      hard[0]
        ? `How many left last year because of this: “${hard[0]}”?`
        : `What became of the last three who began as ${aCalled}?`,
    ],
    good: `A trial day with “${tasks[1] ?? tasks[0] ?? 'the work'}” in it, and the pay by the hour${floor > 0 ? `: at full time you need ${hourly(floor)}` : ''}.`,
    ifNot: way.known
      ? `“Fill in the form.” Fill it in, and walk on to the next place of the kind${employers[1] ? `: ${employers[1]}` : ''}.`
      : `“It varies.” Ask three who do it how they got in: ${employers.slice(0, 2).join(', ') || place}.`,
  }
}

/** The first clause of a longer story. */
function shortest(words: string): string {
  const clause = words.split(/[,;.]/)[0]!.trim()
  return clause.length > 20 ? clause : words
}

/** Pay of a year as pay of an hour, at full time, up to the next quarter of a dollar. */
const hourly = (year: number): string => `$${(Math.ceil((year / FULL_TIME) * 4) / 4).toFixed(2)}`
const FULL_TIME = 2080
const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`
/** Days after the report. */
const BEFORE = 28
