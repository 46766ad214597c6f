import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { listing, lowerName } from '../reading.ts'

/**
 * What of the reader's present work is part of another one too, by the tables: groups of tasks, else fields of knowledge; several
 * wordings of the same. Empty where the two share nothing that is worth a sentence.
 */
export function carriedOver({ present }: Pick<ReportInput, 'present'>, occupation: Occupation): Text[] {
  if (!present || present.code === occupation.code) return []
  const today = new Map(present.activities.map(({ id, share }) => [id, share]))
  const tasks = occupation.activities
    .filter(({ id, label, share }) => Math.min(share, today.get(id) ?? 0) >= SOME && !EVERYBODYS.test(label))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 2)
    .map(({ label }) => label)
  if (tasks.length > 0) {
    const named = plain(listing(tasks))
    return [
      `Part of your work today goes along: ${named}.{^O}`,
      `You would not begin at zero: ${named} is in your week now.{^O}`,
      `From today you would bring ${named}.{^O}`,
    ]
  }
  const known = new Set(present.knowledge.filter(({ importance }) => importance >= IMPORTANT).map(({ id }) => id))
  const fields = occupation.knowledge.filter(({ id, importance }) => importance >= IMPORTANT && known.has(id)).slice(0, 2)
  if (fields.length === 0) return []
  const named = plain(listing(fields.map(({ name }) => lowerName(name))))
  return [`Both your work today and this one ask that you know ${named}.{^O}`, `What you know of ${named} counts here too.{^O}`]
}

/** Share of the week in both works from which a group of tasks is told. */
const SOME = 0.03
/** Importance from 1 to 5. */
const IMPORTANT = 3.5
/** What everybody does who has worked. */
const EVERYBODYS = /keeping up with the field|keeping records of the work/i
