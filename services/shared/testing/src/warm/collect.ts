/**
 * Stands in for `node:test` while mutants are judged: it runs nothing, and remembers what a test file declares. It has what our
 * unit tests use of `node:test`; a test that imports more fails to load, and says which name is missing.
 */
export type Body = (context: Context) => unknown
export type Context = { diagnostic: (message: string) => void; after: (body: () => unknown) => void }
export type Case = { id: string; body: Body }
export type Hook = 'before' | 'after' | 'beforeEach' | 'afterEach'
export type Group = { name: string; parent?: Group; parts: (Group | Case)[] } & Record<Hook, Body[]>

const newGroup = (name: string, parent?: Group): Group => ({
  name,
  parent,
  parts: [],
  before: [],
  after: [],
  beforeEach: [],
  afterEach: [],
})

let open = newGroup('')
let taken = new Set<string>()

/** What is declared while `load` runs, as one group named after its file. */
export const collect = async (file: string, load: () => Promise<unknown>): Promise<Group> => {
  const root = newGroup(file)
  open = root
  taken = new Set()
  await load()
  return root
}

export const casesOf = ({ parts }: Group): Case[] => parts.flatMap((part) => ('parts' in part ? casesOf(part) : [part]))
export const idsOf = (group: Group): string[] => casesOf(group).map(({ id }) => id)

export const describe = (name: string, first: unknown, second?: unknown): void => {
  const outer = open
  const group = newGroup(name, outer)
  outer.parts.push(group)
  open = group
  try {
    if (bodyOf(first, second)(noContext) instanceof Promise) throw new Error(`describe('${name}') may not wait for anything`)
  } finally {
    open = outer
  }
}

export const test = (name: string, first: unknown, second?: unknown): void => {
  open.parts.push({ id: freeId(`${pathOf(open)} > ${name}`), body: bodyOf(first, second) })
}
export const it = test
export const suite = describe
export default test

export const before = (body: Body): void => void open.before.push(body)
export const after = (body: Body): void => void open.after.push(body)
export const beforeEach = (body: Body): void => void open.beforeEach.push(body)
export const afterEach = (body: Body): void => void open.afterEach.push(body)

/** `node:test` takes options between name and body. Their deadlines are left to Stryker, which ends what runs too long. */
const bodyOf = (first: unknown, second: unknown): Body => {
  const body = second ?? first
  if (typeof body !== 'function') throw new Error('A test without a body cannot judge a mutant')
  return body as Body
}

const noContext: Context = { diagnostic: () => undefined, after: () => undefined }

export const pathOf = ({ name, parent }: Group): string => (parent ? `${pathOf(parent)} > ${name}` : name)

/** Stryker names tests by their id; two tests of one name are told apart by a number, the same one at each load. */
const freeId = (id: string, count = 1): string => {
  const numbered = count === 1 ? id : `${id} (${count})`
  if (taken.has(numbered)) return freeId(id, count + 1)
  taken.add(numbered)
  return numbered
}
