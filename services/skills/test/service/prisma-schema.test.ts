import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { type Infra, startInfra } from '@waymark/testing/infra'
import { migratedColumns, modelledColumns } from '@waymark/testing/prisma-models'

let infra: Infra
before(async () => {
  infra = await startInfra({ postgres: true })
})
after(() => infra.stop())

it('every Prisma model has exactly the columns of the migrated schema', async () => {
  const url = await infra.database('skills', { migrations: [new URL('../../migrations', import.meta.url)] })
  const modelled = modelledColumns(new URL('../../prisma/schema.prisma', import.meta.url))
  assert.equal(new Set(modelled.map(({ table }) => table)).size, 3)
  assert.deepEqual(modelled, await migratedColumns(url, 'skills'))
})
