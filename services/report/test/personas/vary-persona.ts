import { type ReportType, reportTypes } from '@waymark/contracts/models/report/report-type'
import { personas } from './all.ts'
import type { Persona } from './persona.ts'

/** So many people from the twelve invented ones: first all as they are, then relatives of theirs who differ in every answer. */
export function manyPeople(count: number): { persona: Persona; reportType: ReportType }[] {
  return Array.from({ length: count }, (_, index) => {
    const persona = personas[index % personas.length]!
    const generation = Math.floor(index / personas.length)
    const own = reportTypes.indexOf(persona.reportType)
    return {
      persona: generation === 0 ? persona : vary(persona, generation),
      reportType: reportTypes[(own + generation) % reportTypes.length]!,
    }
  })
}

/** Another key gives other answers wherever the persona has none of its own; experience, pay, likings and values move as well. */
function vary(persona: Persona, generation: number): Persona {
  const { facts } = persona
  const pay = 1 + ((generation % 5) - 2) * 0.06
  return {
    ...persona,
    key: `${persona.key}-${generation}`,
    facts: {
      ...facts,
      yearsExperience: Math.max(0, Math.min(50, facts.yearsExperience + generation * 2 - 3)),
      ...(facts.salaryCurrent !== undefined && { salaryCurrent: Math.round((facts.salaryCurrent * pay) / 100) * 100 }),
    },
    interests: persona.interests.map((liking, index) =>
      Math.max(1, Math.min(10, liking + ((generation + index) % 3) - 1)),
    ) as unknown as Persona['interests'],
    values: [...persona.values.slice(generation % 3), ...persona.values.slice(0, generation % 3)],
  }
}
