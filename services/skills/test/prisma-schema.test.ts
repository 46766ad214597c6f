import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, it } from 'node:test'
import { startInfra } from '@waymark/kit/testing/infra'
import pg from 'pg'

type Column = { table: string; column: string; type: string; nullable: boolean }

const schema = readFileSync(new URL('../prisma/schema.prisma', import.meta.url), 'utf8')
let infra: Awaited<ReturnType<typeof startInfra>>
before(async () => {
  infra = await startInfra({ postgres: true })
})
after(() => infra.stop())

it('every Prisma model has exactly the columns of the migrated schema', async () => {
  const url = await infra.database('skills', { migrations: [new URL('../migrations', import.meta.url)] })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select table_name, column_name, udt_name, is_nullable from information_schema.columns where table_schema = 'skills'`,
  )
  await client.end()
  const kits = ['outbox', 'inbox', 'dead_letter', 'schema_migrations']
  const migrated = rows
    .filter((row) => !kits.includes(row.table_name))
    .map(
      (row): Column => ({
        table: row.table_name,
        column: row.column_name,
        type: row.udt_name,
        nullable: row.is_nullable === 'YES',
      }),
    )
  assert.deepEqual(sorted(modelled()), sorted(migrated))
})

const types: Record<string, string> = {
  String: 'text',
  Int: 'int4',
  Float: 'float8',
  Json: 'jsonb',
  DateTime: 'timestamptz',
  Boolean: 'bool',
}

/** Columns as the models say: relations are fields whose type is another model. */
function modelled(): Column[] {
  return [...schema.matchAll(/model \w+ \{\n([\s\S]*?)\n\}/g)].flatMap(([, body = '']) => {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? ''
    return [...body.matchAll(/^ {2}(\w+) +(\w+)(\??) *(.*)$/gm)].flatMap(
      ([, name = '', type = '', optional, attributes = '']) => {
        const column = types[type]
        if (!column) return []
        const mapped = /@map\("(\w+)"\)/.exec(attributes)?.[1] ?? name
        return { table, column: mapped, type: attributes.includes('@db.Uuid') ? 'uuid' : column, nullable: optional === '?' }
      },
    )
  })
}

function sorted(columns: Column[]): Column[] {
  return columns.toSorted((a, b) => `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`))
}
