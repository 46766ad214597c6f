// `make doctor`: says what keeps Waymark from starting, and the cure. This first half runs on whatever Node there is; what
// needs the installed packages is asked of doctor.ts, by the Node that comes with them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { curesFor, missingPrograms } from './system-packages.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const installedNode = resolve(here, '../../../node_modules/.bin/node')

const faults = []

const cureOf = (one) => {
  const { packages, commands } = curesFor([one])
  return commands[0] ?? `apt-get install --no-install-recommends ${packages[0]}`
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  faults.push({
    name: 'old Node',
    what: `this is Node ${process.versions.node}; setting Waymark up needs 20 or newer`,
    cure: 'install Node 20 or newer (apt-get install nodejs, or your version manager), then make up',
  })
}

for (const one of missingPrograms(process.env)) {
  faults.push({
    name: `no ${one.what}`,
    what: `${one.programs.join(', ')} not found on the path`,
    cure: `${cureOf(one)}${one.insteadOf ? `, or set ${one.insteadOf} to one of another place` : ''}`,
  })
}

for (const { name, what, cure } of faults) console.log(`✖ ${name}: ${what}\n    cure: ${cure}`)

if (!existsSync(installedNode)) {
  console.log('✖ not installed: node_modules is missing or incomplete\n    cure: make setup')
  process.exit(1)
}
const second = spawnSync(
  installedNode,
  ['--disable-warning=ExperimentalWarning', join(here, 'doctor.ts'), `--known-faults=${faults.length}`],
  {
    stdio: 'inherit',
    env: process.env,
  },
)
process.exit(second.status || (faults.length > 0 ? 1 : 0))
