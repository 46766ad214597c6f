import { gameCategories } from '@waymark/contracts/models/assessment/options'
import type { Target } from '../../../infra/tools/figures.ts'
import { type Line, percent, printLines, promisedLine } from '../../skills/bench/engine/report.ts'
import { createRandom, type Random } from '../../skills/src/domain/figures/random.ts'
import { type Bank, loadBank } from '../src/data/load-bank.ts'
import type { BankItem, Category } from '../src/domain/bank-item.ts'
import { learnedOfItem, parametersOf, UNANSWERED } from '../src/domain/calibration.ts'
import { chooseItem } from '../src/domain/choose-item.ts'
import {
  type Ability,
  type Curve,
  chanceOfRight,
  curveOf,
  LABELLED,
  type Parameters,
  UNKNOWN,
  updated,
} from '../src/domain/item-response.ts'
import { planGame } from '../src/domain/plan-game.ts'

/**
 * How far the quiz can be relied upon, by simulation with the service's own code and bank: `make bench WHAT=game`. People's
 * abilities are drawn from the normal distribution, apart in each category. Each question's real location is its label's ± .3, its
 * real slope 1 ± 20 %, its guess .25: the service knows the label only, and learns the rest from the answers. Reliability is the
 * squared correlation of what is estimated with what is real; nothing here is timed or written anywhere.
 */
const GAMES = 4
const PEOPLE = 3000
/** People who play before "once calibrated" is measured, by categories a game. */
const EARLIER_PEOPLE = 3000
const FRESH = 'fresh bank'

type World = { bank: Bank; real: ReadonlyMap<string, Parameters>; random: Random }
type Known = { cells: Map<string, readonly number[]>; curves: Map<string, Curve> }
type Tried = {
  /** Estimates and truths after each game, over all people and categories played. */
  after: { estimated: number[]; real: number[] }[]
  /** The same once exactly so many questions of a category were answered. */
  atTwenty: { estimated: number[]; real: number[] }
  mostExposed: number
}

const bank = loadBank()
printLines([...fixedLines(), ...adaptiveLines()])

function adaptiveLines(): Line[] {
  const lines: Line[] = []
  let mostExposed = 0
  for (const { count, promise } of [
    { count: 2, promise: { id: 'quiz-three-of-two', target: { atLeast: 0.78, unit: '' } } },
    { count: 4, promise: { id: 'quiz-three-of-four', target: { atLeast: 0.68, unit: '' } } },
  ] as const) {
    const world = newWorld(`adaptive ${count}`)
    const known: Known = { cells: new Map(), curves: new Map() }
    const fresh = play(world, { people: PEOPLE, count })
    play(world, { people: EARLIER_PEOPLE, count, known })
    const calibrated = play(world, { people: PEOPLE, count, known })
    for (const [name, tried] of [
      [FRESH, fresh],
      [`after ${EARLIER_PEOPLE.toLocaleString('en-US')} players`, calibrated],
    ] as const) {
      const steps = tried.after.map(({ estimated, real }) => reliability(estimated, real))
      lines.push(line(`three games of ${count} categories, ${name}`, steps[2] ?? 0, name === FRESH ? promise : undefined))
      lines.push({
        what: `  after 1, 2, 3, 4 games`,
        measured: steps.map((step) => step.toFixed(2)).join(', '),
        promised: '',
      })
      if (count === 2) {
        const { estimated, real } = tried.atTwenty
        lines.push(
          line(
            `20 questions of a category answered, ${name}`,
            reliability(estimated, real),
            name === FRESH ? { id: 'quiz-twenty', target: { atLeast: 0.8, unit: '' } } : undefined,
          ),
        )
      }
      mostExposed = Math.max(mostExposed, tried.mostExposed)
      lines.push({ what: `  a question is shown at most in`, measured: `${percent(tried.mostExposed)} of games`, promised: '' })
    }
  }
  const most = promisedLine('quiz-exposure', 'a question is shown at most in', percent(mostExposed), 100 * mostExposed, {
    atMost: 30,
    unit: '%',
  })
  return [...lines, most]
}

/** For comparison: ten questions drawn without looking at the answers, nothing kept between games. */
function fixedLines(): Line[] {
  return [2, 3, 4].map((count) => {
    const world = newWorld(`fixed ${count}`)
    const estimated: number[] = []
    const real: number[] = []
    for (let person = 0; person < PEOPLE; person += 1) {
      const categories = gameCategories.slice(0, count)
      const abilities = new Map(categories.map((category) => [category, world.random.normal()]))
      const beliefs = new Map<Category, Ability>()
      const used = new Set<string>()
      for (const category of planGame({ categories, doubt: () => 1, random: world.random.uniform })) {
        const items = bank.of(category).filter(({ id }) => !used.has(id))
        const item = items[Math.floor(world.random.uniform() * items.length)]
        if (!item) continue
        used.add(item.id)
        const correct = answers(world, item, abilities.get(category) ?? 0)
        const curve = curveOf(LABELLED[item.difficulty])
        beliefs.set(category, updated(beliefs.get(category) ?? UNKNOWN, { curve, correct }))
      }
      for (const [category, { mean }] of beliefs) {
        estimated.push(mean)
        real.push(abilities.get(category) ?? 0)
      }
    }
    const measured = reliability(estimated, real).toFixed(3)
    return {
      what: `one game of ${count} categories, fixed questions (for comparison)`,
      measured,
      promised: '.33 to .55 expected',
    }
  })
}

function play(world: World, options: { people: number; count: number; known?: Known }): Tried {
  const { people, count, known } = options
  const { random } = world
  const labelled = new Map(bank.items.map((item) => [item.id, curveOf(LABELLED[item.difficulty])]))
  const curveFor = (item: Pick<BankItem, 'id'>): Curve => known?.curves.get(item.id) ?? (labelled.get(item.id) as Curve)
  const after = Array.from({ length: GAMES }, () => ({ estimated: [] as number[], real: [] as number[] }))
  const atTwenty = { estimated: [] as number[], real: [] as number[] }
  const shown = new Map<string, number>()
  const gamesOf = new Map<Category, number>()

  for (let person = 0; person < people; person += 1) {
    const categories = gameCategories.slice(0, count)
    const abilities = new Map(categories.map((category) => [category, random.normal()]))
    const beliefs = new Map<Category, Ability>(categories.map((category) => [category, UNKNOWN]))
    const answered = new Map<Category, number>()
    const seen = new Set<string>()
    for (const step of after) {
      const doubt = (category: Category) => beliefs.get(category)?.variance ?? 1
      for (const category of categories) gamesOf.set(category, (gamesOf.get(category) ?? 0) + 1)
      for (const category of planGame({ categories, doubt, random: random.uniform })) {
        const ability = beliefs.get(category) ?? UNKNOWN
        const item = chooseItem({
          items: bank.of(category),
          curveOf: curveFor,
          ability,
          recent: seen,
          seen,
          overexposed: new Set(),
          random: random.uniform,
        })
        if (!item) continue
        seen.add(item.id)
        shown.set(item.id, (shown.get(item.id) ?? 0) + 1)
        const correct = answers(world, item, abilities.get(category) ?? 0)
        beliefs.set(category, updated(ability, { curve: curveFor(item), correct }))
        if (known) learn(known, { item, ability, correct })
        const count = (answered.get(category) ?? 0) + 1
        answered.set(category, count)
        if (count === 20) note(atTwenty, { belief: beliefs.get(category), real: abilities.get(category) })
      }
      for (const category of categories) note(step, { belief: beliefs.get(category), real: abilities.get(category) })
    }
  }
  const exposures = bank.items.map(({ id, category }) => (shown.get(id) ?? 0) / (gamesOf.get(category) ?? 1))
  return { after, atTwenty, mostExposed: Math.max(...exposures) }
}

function learn(known: Known, answer: { item: BankItem; ability: Ability; correct: boolean }): void {
  const { item, ability, correct } = answer
  const cells = learnedOfItem(known.cells.get(item.id) ?? UNANSWERED, { difficulty: item.difficulty, ability, correct })
  known.cells.set(item.id, cells)
  known.curves.set(item.id, curveOf(parametersOf(cells, item.difficulty)))
}

function newWorld(seed: string): World {
  const random = createRandom(seed)
  const off = (most: number) => most * (2 * random.uniform() - 1)
  const real = new Map(
    bank.items.map(({ id, difficulty }) => [id, { location: LABELLED[difficulty].location + off(0.3), slope: 1 + off(0.2) }]),
  )
  return { bank, real, random }
}

function answers({ real, random }: World, item: BankItem, ability: number): boolean {
  return random.uniform() < chanceOfRight(ability, real.get(item.id) ?? LABELLED[item.difficulty])
}

function note(
  list: { estimated: number[]; real: number[] },
  at: { belief: Ability | undefined; real: number | undefined },
): void {
  list.estimated.push(at.belief?.mean ?? 0)
  list.real.push(at.real ?? 0)
}

/** Squared correlation. */
function reliability(estimated: readonly number[], real: readonly number[]): number {
  const [one, two] = [meanOf(estimated), meanOf(real)]
  let [both, first, second] = [0, 0, 0]
  for (const [index, value] of estimated.entries()) {
    const [a, b] = [value - one, (real[index] ?? 0) - two]
    both += a * b
    first += a * a
    second += b * b
  }
  return both ** 2 / (first * second)
}

function meanOf(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length)
}

function line(what: string, measured: number, promise: Promised | undefined): Line {
  if (promise) return promisedLine(promise.id, what, measured.toFixed(3), measured, promise.target, `${PEOPLE} simulated people`)
  return { what, measured: measured.toFixed(3), promised: '' }
}

type Promised = { id: string; target: Target }
