import type { Dice } from './dice.ts'

const SENTENCES = [
  'I like to calm people down when a plan falls apart.',
  'I want work that lets me sleep at night. And pay that lets us fix the roof!',
  'No idea',
  'My boss; my hours; the drive',
  'Ship a product: alone, start to end.',
  'Je préfère travailler dehors, même l’hiver.',
  '50 % of my week is e-mail, 30 % is meetings',
]

/** What people type that programs trip over. */
const ODD: readonly ((dice: Dice) => string)[] = [
  (dice) => '😀'.repeat(dice.whole(1, 300)),
  (dice) => '👩🏽‍🔧👨‍👩‍👧‍👦🏳️‍🌈'.repeat(dice.whole(1, 60)),
  (dice) => `Cafe${'\u0301\u0323\u0308'.repeat(dice.whole(1, 80))} e\u0301`.repeat(dice.whole(1, 5)),
  (dice) => 'أريد عملاً يترك لي وقتاً لعائلتي. \u202Eעבודה\u202C שלווה! '.repeat(dice.whole(1, 12)),
  (dice) => '私は静かな場所で働きたいです。我想找一份新工作，離家近一點。'.repeat(dice.whole(1, 20)),
  (dice) => 'Хочу работать с людьми, а не с бумагами. Ґанок, їжак, ўсё. '.repeat(dice.whole(1, 12)),
  (dice) => `half \uD83D and ${'\uDE00'.repeat(dice.whole(1, 3))} left \uD800`,
  () => 'a\u0000b \u0007 c\u001b[31m \uFFFE \u2028 d',
  () => 'Donaudampfschiff'.repeat(25),
  () => 'नमस्ते, मैं एक शिक्षक हूँ। ภาษาไทยไม่มีช่องว่าง สวัสดี',
  () => '<b>{job.43-4051-00.median}</b> **bold** *it* {page:x} {sym:none} {^ZZ} \\ {{x}} {',
  () => '-- .. ?! " \' & < > ; : , …  ',
  (dice) => `C++ ${'x: y; '.repeat(dice.whole(1, 40))}`,
]

/** A text of at most `most` code units. It may end inside a pair of them, as a careless cut at the sender does. */
export function wordsOf(dice: Dice, most: number): string {
  const parts = Array.from({ length: dice.whole(1, 3) }, () => (dice.chance(0.5) ? dice.one(SENTENCES) : dice.one(ODD)(dice)))
  return parts.join(dice.one([' ', '', '\n', ' – '])).slice(0, most)
}

/** As long as the field takes. */
export function longestWords(dice: Dice, most: number): string {
  const words = wordsOf(dice, most) || 'more'
  return words.repeat(Math.ceil(most / words.length)).slice(0, most)
}
