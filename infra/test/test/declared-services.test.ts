import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { topics } from '@waymark/provision/topics/topics'
import type { RouteTable } from '../../../gateway/plugins/waymark/route-table.ts'
import { assessment } from '../../../services/assessment/src/service.ts'
import { game } from '../../../services/game/src/service.ts'
import { identity } from '../../../services/identity/src/service.ts'
import { jobs } from '../../../services/jobs/src/service.ts'
import { learning } from '../../../services/learning/src/service.ts'
import { report } from '../../../services/report/src/service.ts'
import { skills } from '../../../services/skills/src/service.ts'
import { repoRoot } from '../../dev/places.ts'

const services = [assessment, game, identity, jobs, learning, report, skills]

test('services are declared by the names for which the gateway signs who is calling', () => {
  const table = JSON.parse(readFileSync(join(repoRoot, 'gateway/config/routes.json'), 'utf8')) as RouteTable
  const routed = new Set(table.routes.map(({ service }) => service))
  assert.deepEqual(services.map(({ name }) => name).sort(), [...routed].filter((name) => name !== 'frontend').sort())
})

test('what services may read of the bus is what they subscribe to', () => {
  // Handlers are made and never called: whatever they are made from will do.
  const anything: never = new Proxy(() => undefined, { get: () => anything, apply: () => anything }) as never
  const read = (service: (typeof services)[number]) => new Set(service.subscriptions(anything).map(({ topic }) => topic))
  for (const { name, readers } of topics.filter(({ service }) => service))
    assert.deepEqual(
      [...readers].sort(),
      services.filter((service) => read(service).has(name)).map((service) => service.name),
      name,
    )
})

test('what services may write of the bus is what they write: the topic of their own name', () => {
  for (const { name } of services) {
    const files = globSync(`services/${name}/src/**/*.ts`, {
      cwd: repoRoot,
      exclude: ['**/generated/**', '**/events/consumers.ts'],
    })
    const texts = files.map((file) => readFileSync(join(repoRoot, file), 'utf8'))
    const named = new Set(texts.flatMap((text) => text.match(/(?<=['"`])waymark\.[\w-]+\.v\d+(?=['"`])/g) ?? []))
    assert.deepEqual([...named], [`waymark.${name}.v1`], `${name} writes these topics`)
  }
})
