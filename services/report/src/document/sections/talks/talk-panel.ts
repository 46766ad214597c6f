import type { Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { box, note, points, small, text } from '../parts.ts'

/** One conversation: the first sentence, what to ask then, what a good answer sounds like, and what to do without one. */
export type Talk = { readonly open: Text; readonly ask: readonly Text[]; readonly good: Text; readonly ifNot: Text }

/** With whom, and by when or how. */
export type Panel = Talk & { readonly who: Text; readonly when: Text }

export function talkPanel(number: number, { who, when, open, ask, good, ifNot }: Panel): Block[] {
  const words = [
    note(when),
    text(`*“${open.replace(/“/g, '‘').replace(/”/g, '’')}”*`),
    points('ask', [...ask], { size: 'small' }),
    small(`**A good answer.** ${good}`),
    small(`**If not.** ${ifNot}`, { drop: 2 }),
  ]
  return [box(`${number}. ${who}`, words, { tone: 'ruled' })]
}
