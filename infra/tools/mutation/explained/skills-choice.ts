import type { Explanation } from './explanation.ts'

const inDomain = (file: string) => `services/skills/src/domain/${file}`

/** Loops over typed arrays: one turn more than there are places. */
const loops: Explanation[] = [
  'matching/drawing',
  'matching/engine',
  'person/level-reading',
  'figures/math',
  'matching/part-scores',
].map((file) => ({
  file: inDomain(`${file}.ts`),
  text: 'for (let ',
  mutators: ['EqualityOperator'],
  why: 'writes beyond the end of a typed array, which keeps nothing there, or takes an empty row',
}))

const figures: Explanation[] = [
  {
    file: inDomain('explain/limits.ts'),
    text: 'const unhurried = rulesFor(',
    mutators: ['ObjectLiteral'],
    why: 'the rule of months reads nothing else of what a person can reach',
  },
  {
    file: inDomain('explain/limits.ts'),
    text: 'other.rule === rule.rule',
    mutators: ['ConditionalExpression'],
    why: 'no other rule refuses what is asked of here',
  },
  {
    file: inDomain('explain/limits.ts'),
    text: 'if (kept.size === 0) return []',
    mutators: ['ConditionalExpression'],
    why: 'without limits the rest answers nothing either: what it saves is time',
  },
  {
    file: inDomain('matching/drawing.ts'),
    text: 'skills && view && {',
    mutators: ['LogicalOperator'],
    why: 'there is a view wherever there are skills; the check is for the compiler',
  },
  {
    file: inDomain('matching/engine.ts'),
    text: 'length < 1e-9 ? 0',
    mutators: ['EqualityOperator'],
    why: 'no vector has that length exactly',
  },
  {
    file: inDomain('person/level-reading.ts'),
    text: 'const di = rows[',
    mutators: ['ArithmeticOperator'],
    why: 'the deviations of the other factor sum to 0, so whatever is the same in all rows drops out',
  },
  {
    file: inDomain('person/level-reading.ts'),
    text: 'covariance[i * width + j]! +=',
    mutators: ['ArithmeticOperator'],
    why: 'the deviations of the other factor sum to 0, so whatever is the same in all rows drops out',
  },
  {
    file: inDomain('figures/math.ts'),
    text: 'aa * bb < 1e-18 ? 0',
    mutators: ['EqualityOperator'],
    why: 'no product is that small and no smaller',
  },
  {
    file: inDomain('figures/math.ts'),
    text: 'spread < 1e-9 ? 0',
    mutators: ['EqualityOperator'],
    why: 'no figures are spread by a billionth exactly',
  },
  {
    file: inDomain('figures/math.ts'),
    text: 'for (let i = n - 1; i >= 0; i -= 1)',
    mutators: ['ArithmeticOperator'],
    why: 'begins beyond the last row, where a typed array keeps nothing',
  },
  {
    file: inDomain('matching/part-scores.ts'),
    text: 'if (held !== 0) product',
    mutators: ['ConditionalExpression'],
    why: 'a tool that is not held adds 0 anyhow; it saves the sum only',
  },
  {
    file: inDomain('matching/part-scores.ts'),
    text: 'const fours = ',
    mutators: ['ArithmeticOperator'],
    why: 'a greater number: writes beyond the end of a typed array, which keeps nothing there',
  },
  {
    file: inDomain('matching/scale.ts'),
    text: 'spread < LEAST_SPREAD',
    mutators: ['EqualityOperator'],
    why: 'no likenesses are spread by a billionth exactly',
  },
  {
    file: inDomain('person/person.ts'),
    text: 'position === undefined ? undefined : occupations[position]',
    mutators: ['ConditionalExpression'],
    why: 'no place is no occupation; the check is for the compiler',
  },
  {
    file: inDomain('person/scale-reading.ts'),
    text: 'order: readonly string[] = []',
    mutators: ['ArrayDeclaration'],
    why: 'a key that no scale has is left out',
  },
  {
    file: inDomain('person/scale-reading.ts'),
    text: 'spread < LEAST_SPREAD',
    mutators: ['EqualityOperator'],
    why: 'no answers are spread by two hundredths exactly',
  },
  {
    file: inDomain('matching/seed.ts'),
    text: 'a < b ? -1 : 1',
    mutators: ['EqualityOperator'],
    why: 'no field is there twice',
  },
]

/** Of `placesToShow`: its choice saves time and changes no figure. */
const DRAWN_ALONE = 'what is not drawn beside the list is worked out alone when it is asked for, to the same figure'

const choice: Explanation[] = [
  {
    file: inDomain('matching/redraw.ts'),
    text: 'const columnOf = new Map(',
    why: DRAWN_ALONE,
  },
  {
    file: inDomain('matching/redraw.ts'),
    text: 'const drawn = column === undefined ?',
    why: DRAWN_ALONE,
  },
  {
    file: inDomain('matching/redraw.ts'),
    text: 'const own = person.present?.code.slice(0, 7)',
    why: DRAWN_ALONE,
  },
  {
    file: inDomain('matching/redraw.ts'),
    text: 'const named = occupations.filter(',
    why: DRAWN_ALONE,
  },
  {
    file: inDomain('matching/redraw.ts'),
    text: '({ index, code }) =>',
    why: DRAWN_ALONE,
  },
  {
    file: inDomain('matching/redraw.ts'),
    text: 'options.everyRange ||',
    why: DRAWN_ALONE,
  },
  {
    file: inDomain('matching/redraw.ts'),
    text: '(own !== undefined && code.startsWith(own)) ||',
    why: DRAWN_ALONE,
  },
  {
    file: inDomain('matching/redraw.ts'),
    text: 'standing.asked[index]! >= ASKED ||',
    why: DRAWN_ALONE,
  },
  {
    file: inDomain('matching/redraw.ts'),
    text: '(standing.named?.[index] ?? 0) > 0,',
    why: DRAWN_ALONE,
  },
  {
    file: inDomain('matching/redraw.ts'),
    text: 'return Int32Array.from(new Set([...eligible',
    why: DRAWN_ALONE,
  },
  {
    file: inDomain('matching/rank.ts'),
    text: 'new Array<T | undefined>(count)',
    mutators: ['ArrayDeclaration'],
    why: 'an array that grows holds the same; knowing its length saves time only',
  },
  {
    file: inDomain('matching/redraw.ts'),
    text: 'scoreAdvice(parts, { rows })',
    mutators: ['ObjectLiteral'],
    why: 'scores all rows, of which the same are looked at; it saves time only',
  },
  {
    file: inDomain('reach/rules/refusals.ts'),
    text: '(wages?.p50 ?? 0) >= least',
    mutators: ['OptionalChaining'],
    why: 'work without wages is refused by the rule before; the check is for the compiler',
  },
  {
    file: inDomain('reach/entry-path.ts'),
    text: 'presentCode === undefined ? undefined',
    mutators: ['ConditionalExpression'],
    why: 'no code has no place; the check is for the compiler',
  },
  {
    file: inDomain('reach/entry-path.ts'),
    text: '[...(presentCode ? [presentCode] : []), ...(formerCodes ?? [])]',
    mutators: ['ArrayDeclaration'],
    why: 'a text that is no code is in no list of codes',
  },
  {
    file: inDomain('matching/career-moves.ts'),
    text: 'if (index !== undefined && code !== person.present?.code) named[index] =',
    mutators: ['ConditionalExpression'],
    why: 'a typed array keeps nothing at no place; the check is for the compiler',
  },
  {
    file: inDomain('matching/choice/choose.ts'),
    text: 'if (basket.chosen.length >= DIRECTIONS) break',
    mutators: ['ConditionalExpression', 'EqualityOperator'],
    why: 'a list of three takes none of the rest; it saves the sorting only',
  },
  {
    file: inDomain('matching/choice/choose.ts'),
    text: 'return index !== undefined && open.has(index)',
    mutators: ['ConditionalExpression'],
    why: 'no place is never open; the check is for the compiler',
  },
  {
    file: inDomain('matching/choice/bands.ts'),
    text: 'liked !== undefined && liked >= MUCH_LIKED',
    mutators: ['ConditionalExpression'],
    why: 'a comparison with undefined is false anyhow; the check is for the compiler',
  },
  {
    file: inDomain('reach/stepping-stones.ts'),
    text: 'if (a.index !== b.index && isStep(a, b) && opens(',
    mutators: ['ConditionalExpression'],
    why: 'such a way shares its stop with the shorter one, which is taken before it',
  },
  {
    file: inDomain('reach/stepping-stones.ts'),
    text: 'const before = at === 0 ? undefined',
    mutators: ['ConditionalExpression'],
    why: 'there is no stop before the first one; the check is for the compiler',
  },
  {
    file: inDomain('reach/stepping-stones.ts'),
    text: 'payBefore > 0 && pay > 0 ?',
    mutators: ['ConditionalExpression', 'EqualityOperator'],
    why: 'a step from paid work never leads to work without a printed pay',
  },
  {
    file: inDomain('reach/stepping-stones.ts'),
    text: 'a.name < b.name',
    mutators: ['EqualityOperator'],
    why: 'no element is there twice',
  },
]

/** Survivors in what the engine works out, chooses and says of ways in. */
export const skillsChoice: Explanation[] = [...loops, ...figures, ...choice]
