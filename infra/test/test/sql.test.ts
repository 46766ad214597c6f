import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { repoRoot } from '../../dev/places.ts'

/**
 * How the services speak to PostgreSQL: rows by Prisma; what SQL says better is a tagged statement in the room `data/` of its service, or
 * in what all services share; transactions by the kit's helper, which limits their time; words are never searched by a pattern over a whole table.
 */
const rules: readonly { says: string; found: RegExp; allowed: RegExp }[] = [
  {
    says: 'a statement put together from text: tag it',
    found: /\$(?:query|execute)RawUnsafe\b|\bPrisma\.raw\b|\bqueryUnsafe\b/,
    allowed: /^$/,
  },
  {
    says: 'SQL outside of data/: move it there',
    found: /\$(?:queryRaw|executeRaw)\b|\bPrisma\.(?:sql|join|empty)\b/,
    allowed: /^services\/(?:\w+\/src\/data\/|shared\/(?:kit|bus|service|backup)\/src\/)/,
  },
  {
    says: 'a transaction without a limit: use transaction() of the kit',
    found: /\.\$transaction\(/,
    allowed: /^services\/shared\/(?:kit|bus)\/src\//,
  },
  { says: 'a pattern over a table: search by words or trigrams', found: /\bilike\b|mode: 'insensitive'/i, allowed: /^$/ },
]

function faultsIn(file: string, source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
  return rules.filter(({ found, allowed }) => found.test(code) && !allowed.test(file)).map(({ says }) => `${file}: ${says}`)
}

test('the services speak to PostgreSQL in their data rooms, in tagged statements and limited transactions', () => {
  const files = globSync('services/{*,shared/*}/src/**/*.ts', { cwd: repoRoot, exclude: (path) => path.includes('generated') })
  assert.ok(files.length > 500, 'the sources were found')
  assert.deepEqual(
    files.flatMap((file) => faultsIn(file, readFileSync(join(repoRoot, file), 'utf8'))),
    [],
  )
})

test('each rule finds what it is for, and leaves alone what is where it belongs', () => {
  const told = (file: string, source: string) => faultsIn(file, source).map((fault) => fault.slice(file.length + 2))
  const useCase = 'services/game/src/use-cases/start-game.ts'
  const data = 'services/game/src/data/exposure.ts'
  assert.deepEqual(told(useCase, 'await tx.$executeRaw`select 1`'), ['SQL outside of data/: move it there'])
  assert.deepEqual(told(data, 'await tx.$executeRaw`select 1`'), [])
  assert.deepEqual(told(data, 'await tx.$queryRawUnsafe(text)'), ['a statement put together from text: tag it'])
  assert.deepEqual(told(data, 'Prisma.sql`order by`, Prisma.raw(column)'), ['a statement put together from text: tag it'])
  assert.deepEqual(told(useCase, 'return db.$transaction(async (tx) => 1)'), [
    'a transaction without a limit: use transaction() of the kit',
  ])
  assert.deepEqual(told(data, "{ contains: query, mode: 'insensitive' }"), [
    'a pattern over a table: search by words or trigrams',
  ])
  assert.deepEqual(told(data, 'where title ILIKE $1'), ['a pattern over a table: search by words or trigrams'])
  assert.deepEqual(told(useCase, '// never $queryRaw here\n/** nor .$transaction( */\nexport {}'), [])
})
