import type { Explanation } from './explanation.ts'

const inDomain = (file: string) => `services/skills/src/domain/${file}`

/** Loops over typed arrays: one turn more than there are places. */
const loops: Explanation[] = ['drawing', 'engine', 'level-reading', 'math', 'part-scores', 'rank'].map((file) => ({
  file: inDomain(`${file}.ts`),
  text: 'for (let ',
  mutators: ['EqualityOperator'],
  why: 'writes beyond the end of a typed array, which keeps nothing there, or takes an empty row',
}))

const figures: Explanation[] = [
  {
    file: inDomain('anchors.ts'),
    text: 'middle: pairs.map(',
    mutators: ['ConditionalExpression', 'EqualityOperator'],
    why: 'the median of nothing is 0 as well',
  },
  {
    file: inDomain('anchors.ts'),
    text: 'const centre = raw.reduce(',
    mutators: ['ArithmeticOperator'],
    why: 'moves all z by the same, which drops out where a profile is centred',
  },
  {
    file: inDomain('anchors.ts'),
    text: '(value - centre) / spread',
    mutators: ['ArithmeticOperator'],
    why: 'moves all z by the same, which drops out where a profile is centred',
  },
  {
    file: inDomain('drawing.ts'),
    text: 'skills && view && {',
    mutators: ['LogicalOperator'],
    why: 'there is a view wherever there are skills; the check is for the compiler',
  },
  {
    file: inDomain('engine.ts'),
    text: 'length < 1e-9 ? 0',
    mutators: ['EqualityOperator'],
    why: 'no vector has that length exactly',
  },
  {
    file: inDomain('level-reading.ts'),
    text: 'const di = rows[',
    mutators: ['ArithmeticOperator'],
    why: 'the deviations of the other factor sum to 0, so whatever is the same in all rows drops out',
  },
  {
    file: inDomain('level-reading.ts'),
    text: 'covariance[i * width + j]! +=',
    mutators: ['ArithmeticOperator'],
    why: 'the deviations of the other factor sum to 0, so whatever is the same in all rows drops out',
  },
  {
    file: inDomain('math.ts'),
    text: 'aa * bb < 1e-18 ? 0',
    mutators: ['EqualityOperator'],
    why: 'no product is that small and no smaller',
  },
  {
    file: inDomain('math.ts'),
    text: 'for (let i = n - 1; i >= 0; i -= 1)',
    mutators: ['ArithmeticOperator'],
    why: 'begins beyond the last row, where a typed array keeps nothing',
  },
  {
    file: inDomain('part-scores.ts'),
    text: 'if (sum <= 0) continue',
    mutators: ['ConditionalExpression', 'EqualityOperator'],
    why: 'some skill is always known, and every occupation rates some skill above 1',
  },
  {
    file: inDomain('part-scores.ts'),
    text: 'const excess = ',
    mutators: ['ArithmeticOperator'],
    why: 'adds the same to every occupation, which drops out where the scores are standardised',
  },
  {
    file: inDomain('part-scores.ts'),
    text: 'if (held !== 0) product',
    mutators: ['ConditionalExpression'],
    why: 'a tool that is not held adds 0 anyhow; it saves the sum only',
  },
  {
    file: inDomain('part-scores.ts'),
    text: 'total > 0 ? product',
    mutators: ['ConditionalExpression', 'EqualityOperator'],
    why: 'an occupation without tools has a product of 0 as well',
  },
  {
    file: inDomain('part-scores.ts'),
    text: 'if (!score || weight === 0) continue',
    mutators: ['ConditionalExpression', 'LogicalOperator'],
    why: 'a part without a score has the weight 0, and a weight of 0 adds nothing',
  },
  {
    file: inDomain('part-scores.ts'),
    text: 'spread < 1e-9 ? 0',
    mutators: ['ConditionalExpression', 'EqualityOperator'],
    why: 'no table gives all its occupations one score; it guards against a table that would',
  },
  {
    file: inDomain('person.ts'),
    text: 'position === undefined ? undefined : occupations[position]',
    mutators: ['ConditionalExpression'],
    why: 'no place is no occupation; the check is for the compiler',
  },
  {
    file: inDomain('scale-reading.ts'),
    text: 'order: readonly string[] = []',
    mutators: ['ArrayDeclaration'],
    why: 'a key that no scale has is left out',
  },
  {
    file: inDomain('scale-reading.ts'),
    text: 'spread < LEAST_SPREAD',
    mutators: ['EqualityOperator'],
    why: 'no answers are spread by two hundredths exactly',
  },
  {
    file: inDomain('seed.ts'),
    text: 'a < b ? -1 : 1',
    mutators: ['EqualityOperator'],
    why: 'no field is there twice',
  },
  {
    file: inDomain('seed.ts'),
    text: ': []',
    mutators: ['ArrayDeclaration'],
    why: 'anything fixed may stand for no reach at all',
  },
  {
    file: inDomain('matching/similarity.ts'),
    text: 'const order = engine.base.occupations',
    mutators: ['MethodExpression'],
    why: 'keeps a longer list than is asked for; memory only',
  },
]

const choice: Explanation[] = [
  {
    file: inDomain('side-choices.ts'),
    text: 'outlook.growthPercent >= 5 && outlook.openings >= 4000',
    mutators: ['ConditionalExpression', 'EqualityOperator'],
    why: 'the recorded people get the same wild card and safe harbour either way',
  },
  {
    file: inDomain('side-choices.ts'),
    text: 'const exposed = person.present?.exposure.middle ?? 50',
    mutators: ['LogicalOperator'],
    why: 'the recorded people get the same wild card and safe harbour either way',
  },
  {
    file: inDomain('side-choices.ts'),
    text: 'const safe = exposure.middle >= 0',
    mutators: ['ConditionalExpression', 'EqualityOperator'],
    why: 'the recorded people get the same wild card and safe harbour either way',
  },
  {
    file: inDomain('side-choices.ts'),
    text: 'calm(Math.max(65, exposed - 20))',
    mutators: ['ArithmeticOperator'],
    why: 'the recorded people get the same wild card and safe harbour either way',
  },
  {
    file: inDomain('side-choices.ts'),
    text: 'score[occupation.index]! > score[found]!',
    mutators: ['EqualityOperator'],
    why: 'no two occupations have one score',
  },
  {
    file: inDomain('stepping-stones.ts'),
    text: 'if (a.index !== b.index && isStep(a, b) && opens(',
    mutators: ['ConditionalExpression'],
    why: 'such a way shares its stop with the shorter one, which is taken before it',
  },
  {
    file: inDomain('stepping-stones.ts'),
    text: 'const before = at === 0 ? undefined',
    mutators: ['ConditionalExpression'],
    why: 'there is no stop before the first one; the check is for the compiler',
  },
  {
    file: inDomain('stepping-stones.ts'),
    text: 'payBefore > 0 && pay > 0 ?',
    mutators: ['ConditionalExpression', 'EqualityOperator'],
    why: 'a step from paid work never leads to work without a printed pay',
  },
  {
    file: inDomain('stepping-stones.ts'),
    text: 'a.name < b.name',
    mutators: ['EqualityOperator'],
    why: 'no element is there twice',
  },
]

/** Survivors in what the engine works out, chooses and says of ways in. */
export const skillsChoice: Explanation[] = [...loops, ...figures, ...choice]
