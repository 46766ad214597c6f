import type { ReportInput } from '../facts/report-input.ts'
import type { SectionContent } from '../sections/section.ts'
import { type GateRules, namesInside } from './gate.ts'
import { slotsOf } from './slots.ts'

/** What texts of this section may name: its own facts and tokens, the person's own words, the occupations of the shortlist. */
export function gateRules(section: SectionContent, input: ReportInput): Omit<GateRules, 'original'> {
  const originals = Object.values(slotsOf(section))
  const shortlist = input.ranking.ranked.flatMap((ranked) => ranked.occupation ?? [])
  const said = [
    input.profile.currentRole,
    input.personName,
    ...input.answers.flatMap((answer) => [answer.text, ...answer.items.map((item) => item.label)]),
    ...shortlist.flatMap((occupation) => [occupation.title, occupation.shortTitle]),
    ...originals,
  ]
  const tokens = originals.flatMap((text) => text.match(/\{[^{}]*\}/g) ?? [])
  return {
    tokens: new Set([...tokens, ...section.facts.flatMap((fact) => [`{${fact.id}}`, `{${fact.id}!}`])]),
    names: new Set([...said.flatMap((text) => text.match(/\p{Lu}[\p{L}\p{M}'’-]*/gu) ?? []), ...originals.flatMap(namesInside)]),
    otherTitles: otherTitles(
      input,
      new Set(shortlist.flatMap((occupation) => [occupation.title.toLowerCase(), occupation.shortTitle.toLowerCase()])),
    ),
  }
}

function otherTitles(input: ReportInput, allowed: ReadonlySet<string>): string[] {
  const present = input.present ? [input.present.title.toLowerCase(), input.present.shortTitle.toLowerCase()] : []
  const mine = new Set([...allowed, ...present, input.profile.currentRole.toLowerCase()])
  return input.norms.points.map((point) => point.title.toLowerCase()).filter((title) => title !== '' && !mine.has(title))
}
