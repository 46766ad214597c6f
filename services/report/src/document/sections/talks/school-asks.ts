import type { Text } from '../../model/rich-text.ts'
import type { AimWords } from '../opening/aim-words.ts'

/** What a school of this field asks of somebody's week, by the kind of work that it leads to: the longest prefix that is listed. */
export function schoolAsk({ code, program, work }: AimWords): Text {
  const prefix = Object.keys(ASKS)
    .filter((one) => code.startsWith(one))
    .toSorted((a, b) => b.length - a.length)[0]
  const named = program || `schooling for ${work}`
  return prefix ? ASKS[prefix]!(named) : `Which terms of ${named} run in the evening or online?`
}

const ASKS: Readonly<Record<string, (program: Text) => Text>> = {
  '13-': (program) => `Which courses of ${program} run after five or online?`,
  '15-': (program) => `Which project would I show at the end of ${program}?`,
  '17-': (program) => `Which labs of ${program} need me on campus, and at what hours?`,
  '19-': (program) => `How much of ${program} is lab or field work, and on which days?`,
  '21-': (program) => `How many supervised hours does ${program} ask, and are they paid?`,
  '23-': (program) => `Is there an evening class in ${program}, and how many finish it?`,
  '25-': (program) => `When is student teaching in ${program}, and who pays me then?`,
  '25-1': (program) => `Would I teach during ${program}, and does that pay my fees?`,
  '25-9': (program) => `Which courses of ${program} run in the summer or at night?`,
  '27-': (program) => `Whose work did you take into ${program} last year, and may I see three?`,
  '29-': (program) => `How many clinical hours are in ${program}, and on which shifts?`,
  '31-': (program) => `Where are the practice hours of ${program}, and on which days?`,
  '33-': (program) => `Which fitness and record checks come before ${program}?`,
  '39-': (program) => `How many hours of ${program} are on real clients, and who keeps the tips?`,
  '47-': (program) => `How many hours of ${program} are on a site, with whose tools?`,
  '49-': (program) => `How many hours of ${program} are in the shop, and on which machines?`,
  '51-': (program) => `How many hours of ${program} are at the machine itself?`,
  '53-': (program) => `How many hours of ${program} are at the controls, and what does each cost?`,
}
