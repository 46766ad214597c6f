import type { ReportInput } from '../../../document/model/report-input.ts'
import type { SectionContent } from '../../../document/sections/section.ts'
import { masked } from '../masked.ts'
import { slotsOf } from '../slots.ts'
import type { GateRules } from './gate.ts'
import { namesInside } from './gate-names.ts'
import { isPlain, wordsOf } from './gate-words.ts'
import { withoutOrders } from './said-orders.ts'

/** What texts of this section may name: its own facts, tokens and names, the person's title, the occupations of the shortlist. */
export function gateRules(section: SectionContent, input: ReportInput): Omit<GateRules, 'original'> {
  const originals = Object.values(slotsOf(section)).map((text) => masked(text).text)
  const shortlist = input.ranking.ranked.flatMap((ranked) => ranked.occupation ?? [])
  // A name that only an answer holds may be there to be printed by whoever obeys: the texts name what they rest on.
  const named = [
    withoutOrders(input.profile.currentRole),
    input.personName,
    ...shortlist.flatMap((occupation) => [occupation.title, occupation.shortTitle]),
    ...originals,
  ]
  const answered = new Set(writtenBy(input).flatMap(wordsOf))
  const ours = (word: string) => isPlain(word) || !answered.has(word)
  const tokens = originals.flatMap((text) => text.match(/\{[^{}]*\}/g) ?? [])
  return {
    tokens: new Set([...tokens, ...section.facts.flatMap((fact) => [`{${fact.id}}`, `{${fact.id}!}`])]),
    names: new Set(
      [...named.flatMap((text) => text.match(/\p{Lu}[\p{L}\p{M}'’-]*/gu) ?? []), ...originals.flatMap(namesInside)].filter(
        (name) => wordsOf(name).every(ours),
      ),
    ),
    nearby: new Set(originals.flatMap(wordsOf).filter(ours)),
    said: writtenBy(input),
    otherTitles: otherTitles(
      input,
      new Set(shortlist.flatMap((occupation) => [occupation.title.toLowerCase(), occupation.shortTitle.toLowerCase()])),
    ),
  }
}

/** Everything that the person wrote in words of their own. */
export function writtenBy({ careerGoals, answers }: Pick<ReportInput, 'careerGoals' | 'answers'>): string[] {
  return [careerGoals ?? '', ...answers.map(({ text }) => text)].filter((text) => text !== '')
}

function otherTitles(input: ReportInput, allowed: ReadonlySet<string>): string[] {
  const present = input.present ? [input.present.title.toLowerCase(), input.present.shortTitle.toLowerCase()] : []
  const mine = new Set([...allowed, ...present, input.profile.currentRole.toLowerCase()])
  return input.norms.points.map((point) => point.title.toLowerCase()).filter((title) => title !== '' && !mine.has(title))
}
