import { readFileSync } from 'node:fs'
import pg from 'pg'

export type Column = { table: string; column: string; type: string; nullable: boolean }

const TYPES: Readonly<Record<string, string>> = {
  String: 'text',
  Int: 'int4',
  BigInt: 'int8',
  Float: 'float8',
  Json: 'jsonb',
  DateTime: 'timestamptz',
  Boolean: 'bool',
  Bytes: 'bytea',
}
/** What an attribute says of the column's type goes before the model's. */
const NATIVE = [
  ['@db.Uuid', 'uuid'],
  ['@db.Date', 'date'],
] as const
const OWN_TABLES = ['outbox', 'inbox', 'dead_letter', 'deleted_user', 'schema_migrations']

/** The columns that a Prisma schema says there are: a relation is a field whose type is another model. */
export function modelledColumns(schemaFile: URL): Column[] {
  const source = readFileSync(schemaFile, 'utf8')
  const models = [...source.matchAll(/^model (\w+) \{\n([\s\S]*?)\n\}/gm)]
  return sorted(models.flatMap(([, model = '', body = '']) => columnsOf(/@@map\("(\w+)"\)/.exec(body)?.[1] ?? model, body)))
}

/** The columns that the migrations made, without the tables of the kit. */
export async function migratedColumns(url: string, schema: string): Promise<Column[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const sql = `select table_name as table, column_name as column, udt_name as type, is_nullable = 'YES' as nullable
               from information_schema.columns where table_schema = $1 and table_name <> all($2)`
  const { rows } = await client.query<Column>(sql, [schema, OWN_TABLES]).finally(() => client.end())
  return sorted(rows)
}

function columnsOf(table: string, body: string): Column[] {
  return [...body.matchAll(/^ +(\w+) +(\w+)(\[\])?(\??)(.*)$/gm)].flatMap(
    ([, name = '', type = '', list, optional, attributes = '']) => {
      const base = NATIVE.find(([attribute]) => attributes.includes(attribute))?.[1] ?? TYPES[type]
      if (!base) return []
      const column = /@map\("(\w+)"\)/.exec(attributes)?.[1] ?? name
      return [{ table, column, type: list ? `_${base}` : base, nullable: optional === '?' }]
    },
  )
}

function sorted(columns: Column[]): Column[] {
  return columns.toSorted((a, b) => `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`))
}
