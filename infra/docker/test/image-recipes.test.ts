import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { repoRoot } from '../../dev/places.ts'
import { withSandbox } from '../generate-seccomp.ts'

const folder = join(import.meta.dirname, '..')
const text = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Instructions with their continuation lines, comments left out. */
const lines = text('Dockerfile')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join('\n')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
/** The stages by name, each with its instructions. */
const stages = new Map<string, string[]>()
for (const line of lines) {
  const [, name] = /^FROM \S+ AS ([\w-]+)$/.exec(line) ?? []
  if (name) stages.set(name, [])
  ;[...stages.values()].at(-1)?.push(line)
}

test('the images are built by every builder, from pinned bases', () => {
  assert.doesNotMatch(text('Dockerfile'), /^#\s*syntax=/m)
  for (const line of lines) {
    assert.doesNotMatch(line, /^RUN --mount|<<|^(COPY|ADD) --(link|chmod)/, line)
    const [, base = ''] = /^FROM (\S+)/.exec(line) ?? []
    if (base) assert.ok(/^\$\{(NODE|DEBIAN)_IMAGE\}$/.test(base) || stages.has(base), line)
    if (line.startsWith('ARG') && line.includes('_IMAGE')) assert.match(line, /:[\w.-]+-slim$/, line)
    // Nothing is written as the user that runs: what it serves it cannot change.
    assert.ok(!line.includes('--chown'), line)
  }
  for (const secret of ['PASSWORD', 'SECRET', 'PRIVATE_KEY']) assert.ok(!text('Dockerfile').includes(secret), secret)
})

test('every image of ours is a target, and compose and the release name no other', () => {
  const compose = [...readFileSync(join(repoRoot, 'docker-compose.yml'), 'utf8').matchAll(/target: ([\w-]+)/g)]
  const release = [...readFileSync(join(repoRoot, '.github/workflows/release.yml'), 'utf8').matchAll(/target: (\w+) \}/g)]
  for (const named of [compose, release])
    assert.deepEqual([...new Set(named.map(([, target]) => target))].toSorted(), targets.toSorted())
})

const targets = ['gateway', 'frontend', 'service', 'report']
for (const target of targets) {
  test(`${target} runs as nobody special, is asked how it is, and says what it is`, () => {
    const own = stages.get(target) ?? []
    assert.ok(own.includes('USER 1000:1000'))
    assert.ok(own.some((line) => line.startsWith('HEALTHCHECK') && line.includes('/readyz')))
    assert.ok(own.some((line) => line.startsWith('CMD ["node", "main.ts"]')))
    assert.ok(own.some((line) => line.startsWith('LABEL') && line.includes('org.opencontainers.image.licenses')))
    assert.ok(own.findLastIndex((line) => line.startsWith('RUN')) < own.indexOf('USER 1000:1000'), 'nothing is made as its user')
  })
}

test('the manifests are narrowed to one workspace and what it needs, without what only development needs', () => {
  const narrowed = narrow(['services/identity'])
  const root = read(join(narrowed, 'package.json'))
  assert.deepEqual(
    [...(root.workspaces ?? [])].sort(),
    [
      'proto',
      'services/identity',
      'services/shared/bus',
      'services/shared/contracts',
      'services/shared/kit',
      'services/shared/mtls',
      'services/shared/service',
      'services/shared/tracing',
    ].sort(),
  )
  assert.equal(root.devDependencies, undefined)
  for (const workspace of root.workspaces ?? [])
    assert.equal(read(join(narrowed, workspace, 'package.json')).devDependencies, undefined, workspace)
  // The images carry the migrations' program.
  assert.ok(read(join(narrowed, 'services/shared/kit/package.json')).dependencies?.dbmate)
})

test('an image holds the sources of every workspace that its packages link to', () => {
  for (const [target, workspace] of [
    ['gateway', 'gateway'],
    ['service', 'services/identity'],
    ['report', 'services/report'],
  ] as const) {
    const narrowed = narrow([workspace])
    const { workspaces = [] } = read(join(narrowed, 'package.json'))
    const copied = (stages.get(target) ?? []).flatMap((line) =>
      (/^COPY --from=\w+ \/\w+\/(\S+)/.exec(line)?.[1] ?? '').replace(/\$\{SERVICE\}/, 'identity').split(' '),
    )
    assert.ok(workspaces.length > 2, target)
    for (const held of workspaces)
      assert.ok(
        copied.some((path) => path !== '' && (held === path || held.startsWith(`${path}/`) || path.startsWith(`${held}/`))),
        `${target} has no ${held}`,
      )
  }
})

test('with --dev the workspaces named keep their tools, those that come along do not', () => {
  const narrowed = narrow(['--dev', 'proto', 'services/report'])
  assert.ok(read(join(narrowed, 'proto/package.json')).devDependencies?.['@bufbuild/buf'])
  assert.equal(read(join(narrowed, 'services/shared/kit/package.json')).devDependencies, undefined)
})

test("Chromium's profile is the engine's own and allows three calls more", () => {
  const profile = JSON.parse(text('seccomp-chromium.json')) as {
    defaultAction: string
    syscalls: { names: string[]; action: string }[]
  }
  assert.equal(profile.defaultAction, 'SCMP_ACT_ERRNO')
  const bare = { ...profile, syscalls: profile.syscalls.slice(0, -1) }
  assert.deepEqual(withSandbox(bare), profile)
  assert.deepEqual(profile.syscalls.at(-1)?.names, ['clone', 'unshare', 'chroot'])
  for (const forbidden of ['bpf', 'mount', 'init_module', 'kexec_load', 'keyctl']) {
    const open = bare.syscalls.filter((rule) => rule.names.includes(forbidden) && !('includes' in rule))
    assert.deepEqual(open, [], forbidden)
  }
})

type Manifest = { workspaces?: string[]; dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest

/** A folder with the manifests alone, as a build has them. */
function narrow(args: string[]): string {
  const copy = temporaryFolder('manifests')
  const manifest = read(join(repoRoot, 'package.json'))
  for (const workspace of ['.', ...globSync(manifest.workspaces ?? [], { cwd: repoRoot })]) {
    const file = join(workspace, 'package.json')
    if (!existsSync(join(repoRoot, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(repoRoot, file), join(copy, file))
  }
  cpSync(join(repoRoot, 'package-lock.json'), join(copy, 'package-lock.json'))
  execFileSync(process.execPath, [join(folder, 'narrow-workspaces.mjs'), ...args], { cwd: copy })
  return copy
}
