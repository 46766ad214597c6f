import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { allRoutes } from '@waymark/contracts/routes/all'

/**
 * Writes the gateway's route table from the contracts; with --check it only says whether the committed one is the same. The
 * gateway itself imports no contract: it reads this file.
 */
const tableFile = resolve(import.meta.dirname, '../../../../gateway/config/routes.json')

/** Who answers below a prefix, longest first; also for paths that no route names, where the service says 404 or 405 itself. */
const prefixesByService: Readonly<Record<string, readonly string[]>> = {
  identity: [
    'login',
    'logout',
    'auth',
    'dashboard',
    'user/profile',
    'account',
    'notifications',
    'events',
    'search',
    'vitals',
    'mail',
  ],
  assessment: ['assessments', 'detailed-assessment', 'guest-assessment', 'reports/assessment-questions', 'recommendations'],
  report: ['generate-report', 'generate-guest-report', 'complete-report-payment', 'payments', 'language-model', 'reports', 'r'],
  skills: ['skills', 'user/skills', 'occupations', 'goals'],
  jobs: ['jobs'],
  learning: ['learning-paths'],
  game: ['skills-game'],
  frontend: ['docs', 'openapi.json'],
}

const prefixes = Object.entries(prefixesByService).flatMap(([service, names]) =>
  names.map((name) => ({ prefix: `/api/${name}`, service })),
)
const routes = allRoutes.map(({ id, service, method, path, access, throttle, kind }) => {
  return { id: `${service}.${id}`, service, method, path, access, throttle, kind }
})
const table = `${JSON.stringify({ prefixes, routes }, null, 2)}\n`

for (const route of routes) {
  const owner = ownerOf(route.path)
  if (owner === route.service) continue
  console.error(`${route.id} (${route.path}) belongs to ${route.service}, but its prefix leads to ${owner ?? 'nobody'}`)
  process.exitCode = 1
}

if (!process.argv.includes('--check')) {
  writeFileSync(tableFile, table)
  console.log(`${routes.length} routes and ${prefixes.length} prefixes written`)
} else if (readFileSync(tableFile, 'utf8') !== table) {
  console.error(
    'The committed route table differs from the contracts: run services/shared/contracts/scripts/generate-route-table.ts',
  )
  process.exitCode = 1
}

function ownerOf(path: string): string | undefined {
  return prefixes
    .filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)[0]?.service
}
