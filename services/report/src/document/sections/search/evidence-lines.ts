import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { ownStartOf } from '../../facts/own-start.ts'
import { capital, lower, occupationOf } from '../../facts/reading.ts'
import { meetsSkill as meets, sharesTheme } from '../../facts/work/own-evidence.ts'
import { withoutStop } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { turned } from '../directions/first-step.ts'
import { hiredAim } from '../opening/aim.ts'
import { tradeOf } from '../own-business/trades.ts'
import type { OwnFacts } from '../person/own-facts.ts'

/** One thing that an ad asks for, and what of the reader's answers it. */
interface Line {
  task: string
  kind: 'skill' | 'today' | 'deed' | 'gap'
  skill: string
}

/**
 * Three things that the work asks for, those first that the reader can show: by a skill that they named, by what they do today, by the
 * piece of work that they are proud of. The last one is new to them, where there is such a thing, and says so.
 */
export function evidenceLines(input: ReportInput, own: OwnFacts): { lead: Text; text: Text; drop?: number }[] {
  const told = new Map<Line['kind'], number>()
  return chosen(linesFor(input, own)).map((line, at) => {
    const count = told.get(line.kind) ?? 0
    told.set(line.kind, count + 1)
    const wordings = turned(WORDS[line.kind](line, own), own.years + own.skills.length)
    return {
      lead: `${plain(capital(withoutStop(line.task)))}.`,
      text: wordings[count % wordings.length]!,
      ...(at === MOST - 1 ? { drop: 2 } : {}),
    }
  })
}

function chosen(lines: readonly Line[]): Line[] {
  const shown = STRENGTH.flatMap((kind) => lines.filter((line) => line.kind === kind))
  const gap = lines.find(({ kind }) => kind === 'gap')
  return [...shown.slice(0, gap ? MOST - 1 : MOST), ...lines.filter(({ kind }) => kind === 'gap')].slice(0, MOST)
}

/** The tasks of the work, or of the trade that is to be their own, each with its best evidence; no skill serves twice. */
function linesFor(input: ReportInput, own: OwnFacts): Line[] {
  const aim = occupationOf(hiredAim(input))
  const start = ownStartOf(input)
  const trade = start && tradeOf(start)
  const tasks = trade ? trade.tasks.map((label) => ({ label, id: '' })) : tasksOf(aim)
  const today = new Set((input.present?.code === aim.code ? [] : (input.present?.activities ?? [])).map(({ id }) => id))
  const spent = new Set<string>()
  let deedTold = false
  return tasks.map(({ label, id }) => {
    const skill = own.skills.find(({ name }) => !spent.has(name) && meets(name, label))
    if (skill) {
      spent.add(skill.name)
      return { task: label, kind: 'skill', skill: skill.name }
    }
    if (!deedTold && own.proud && sharesTheme(own.proud, label)) {
      deedTold = true
      return { task: label, kind: 'deed', skill: '' }
    }
    const isKnown = input.present?.code === aim.code || (id !== '' && today.has(id))
    return { task: label, kind: isKnown && own.role ? 'today' : 'gap', skill: '' }
  })
}

/** Our tasks; for the rest the groups of tasks of the tables that fill the week. Groups also tell what both works share. */
function tasksOf({ note, activities }: Pick<Occupation, 'note' | 'activities'>): { label: string; id: string }[] {
  const groups = activities
    .toSorted((a, b) => b.share - a.share)
    .filter(({ label }) => !EVERYBODYS.test(label))
    .slice(0, GROUPS)
    .map(({ label, id }) => ({ label: lower(label), id }))
  return note ? [...note.tasks.map(({ text }) => ({ label: text, id: '' })), ...groups] : groups
}

const WORDS: Readonly<Record<Line['kind'], (line: Line, own: OwnFacts) => Text[]>> = {
  skill: ({ skill }) => [
    `Answer with ${plain(skill)}: ______ times, and ______ to show for it.`,
    `This is where to set ${plain(skill)}. Say how much of it a week holds: ______.`,
    `One case of ${plain(skill)}, with its date and its end: ______.`,
  ],
  today: (_line, { role, skills }) => [
    `As ${plain(role)} you do this already: ______ a week.`,
    `It is part of your week as ${plain(role)}${skills[0] ? `, beside ${plain(skills[0].name)}` : ''}; the last time on ______.`,
    `You know it as ${plain(role)}; somebody who has seen it: ______.`,
  ],
  deed: () => ['The story that you are proud of belongs here; add who saw it: ______.'],
  gap: () => [
    'This may be new to you. Who could show you, and by when: ______.',
    'Nothing that you told us covers it; the nearest you have done: ______.',
    'You named no skill for it: say where you did it, or what you last learned as fast: ______.',
  ],
}

/** The evidence that says most comes first. */
const STRENGTH: readonly Line['kind'][] = ['skill', 'deed', 'today']
const MOST = 3
const GROUPS = 6
/** What everybody does who has worked is no answer to an ad. */
const EVERYBODYS = /keeping up with the field|talking with|using (?:a )?computers?$/i
