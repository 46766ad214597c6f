import { createCareers } from '@waymark/skills/careers'
import { rank } from '@waymark/skills/domain/rank'
import { readStatedGoals } from '@waymark/skills/use-cases/read-stated-goals'
import { profileOfPerson } from './person-profile.ts'
const careers = createCareers(); const { engine, goals } = careers
for (const arg of process.argv.slice(2)) {
  const [soc, edu, years, pay, goal] = arg.split('|')
  const person = { id: 'x', role: '', soc, years: Number(years), education: edu, salaryCurrent: Number(pay), salaryTarget: Math.round(Number(pay) * 1.25), careerGoals: goal ?? 'I do not know what I want.', riasec: { R: 5, I: 5, A: 5, S: 5, E: 5, C: 5 }, values: [], skills: [] } as any
  const profile = profileOfPerson(person, careers)
  const stated = readStatedGoals(goals, { text: person.careerGoals, removed: [] } as any, profile.currentOccupation)
  const r = rank(engine, profile, { purpose: 'career_deep_dive', limit: 10, draws: 2, goals: stated } as any)
  console.log('\n##', arg, '→', r.ranked.map((i: number) => engine.base.occupations[i]!.title).join(' | '))
  const named = [...engine.base.occupations].filter((o: any) => (r.standing.named?.[o.index] ?? 0) > 0).sort((a: any, b: any) => r.standing.named![b.index]! - r.standing.named![a.index]!)
  for (const o of named as any[]) { const e: any = r.standing.entries[o.index]; const f: any = r.selection.refusals.get(o.index); console.log(`  ${r.standing.named![o.index]!.toFixed(2)} ${o.code} ${o.title} $${o.wages?.p50} pay ${r.standing.pay[o.index]} s${e.studyMonths} p${e.paidMonths} e${e.experienceMonths} ${e.how}: ${f ? f.rule + ' ' + f.why : 'open'}`) }
}
