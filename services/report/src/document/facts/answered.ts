import { activities } from '@waymark/contracts/models/identity/activities'
import type { ReportTopic } from '@waymark/contracts/models/report/report-topics'
import type { AnswerItem } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { FactTable } from '../model/fact-table.ts'
import { aFigure, sentencesWithin } from '../model/grammar.ts'
import type { ReportInput } from '../model/report-input.ts'
import type { Text } from '../model/rich-text.ts'
import { type Interest, shorten, type Value } from './reading.ts'

/** Answers by topic. The topic's type is the list that the question bank is held to, so a misspelt one does not compile. */

export function itemsOn(input: Pick<ReportInput, 'answers'>, topic: ReportTopic): AnswerItem[] {
  return input.answers.filter((answer) => answer.topic === topic).flatMap((answer) => answer.items)
}

/** Keys of the chosen options. */
export function keysOn(input: ReportInput, topic: ReportTopic): string[] {
  return itemsOn(input, topic).map((item) => item.key)
}

/** The one chosen option, or ''. */
export function keyOn(input: ReportInput, topic: ReportTopic): string {
  return keysOn(input, topic)[0] ?? ''
}

/** Labels of the chosen options, as the person read them. */
export function labelsOn(input: ReportInput, topic: ReportTopic, limit = 4): string[] {
  return itemsOn(input, topic)
    .map((item) => shorten(item.label, 60))
    .filter((label) => label !== '')
    .slice(0, limit)
}

/** A scale from 1 to 10; undefined when it was not touched. */
export function ratingOn(input: ReportInput, topic: ReportTopic): number | undefined {
  return itemsOn(input, topic).find((item) => item.value > 0)?.value
}

/** The rated items of a group, highest first; equal ones stay in the order asked. */
export function ratedOn(input: ReportInput, topic: ReportTopic): AnswerItem[] {
  return itemsOn(input, topic)
    .filter((item) => item.value > 0)
    .sort((a, b) => b.value - a.value)
}

/** A rated item as a figure of the table, so that its mark follows: the text adds "of 10". */
export function saidOf(facts: FactTable, topic: ReportTopic, item: AnswerItem): Text {
  return facts.put({ id: `said.${topic}.${item.key}`, value: item.value, unit: 'score', source: 'Y' })
}

/** The same behind its article: "an 8". */
export function aSaid(facts: FactTable, topic: ReportTopic, item: AnswerItem): Text {
  return aFigure(item.value, saidOf(facts, topic, item))
}

/** The same for a scale of one question. */
export function saidRating(facts: FactTable, topic: ReportTopic, value: number): Text {
  return facts.put({ id: `said.${topic}`, value, unit: 'score', source: 'Y' })
}

/** The person's own words, as many of their sentences as fit; '' also where not even the first one can be told in part. */
export function textOn(input: ReportInput, topic: ReportTopic, limit = 220): string {
  const words = input.answers.filter((answer) => answer.topic === topic).find((answer) => answer.text.trim() !== '')?.text ?? ''
  return sentencesWithin(words, limit)
}

/** The activities of one interest that the person rated, best liked first. */
export function activitiesOf(input: ReportInput, interest: Interest): AnswerItem[] {
  const keys = new Set<string>(activities.filter(({ type }) => type === interest).map(({ slug }) => slug))
  return ratedOn(input, 'interest.activities').filter(({ key }) => keys.has(key))
}

/** The statements on one work value that the person weighed, weightiest first. */
export function statementsOn(input: ReportInput, value: Value): AnswerItem[] {
  return ratedOn(input, 'value.weight').filter(({ key }) => STATEMENTS[value].includes(key))
}

/** Two statements a value, by the key of the question on what counts. */
const STATEMENTS: Readonly<Record<Value, readonly string[]>> = {
  achievement: ['see_result', 'full_ability'],
  independence: ['own_plan', 'own_ideas'],
  recognition: ['next_step', 'respected'],
  relationships: ['helps_people', 'kind_team'],
  support: ['backed', 'trained'],
  working_conditions: ['steady', 'fair_pay'],
}
