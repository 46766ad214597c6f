import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { repoRoot } from '../../dev/places.ts'
import { withSandbox } from '../generate-seccomp.ts'

const folder = join(import.meta.dirname, '..')
const recipes = globSync('*.Dockerfile', { cwd: folder }).sort()
const text = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Instructions with their continuation lines, comments left out. */
const instructions = (name: string): string[] =>
  text(name)
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')

test('the recipes share their first stages word for word, so that these are built once', () => {
  assert.deepEqual(recipes, ['frontend.Dockerfile', 'gateway.Dockerfile', 'report.Dockerfile', 'service.Dockerfile'])
  const heads = recipes.map((name) => {
    const [, shared = ''] = text(name).split('# --- The same in all four recipes')
    return shared.split('# --- From here on')[0]
  })
  for (const head of heads) assert.equal(head, heads[0])
})

for (const name of recipes) {
  test(`${name} builds with every builder, from pinned bases, and runs as nobody special`, () => {
    assert.doesNotMatch(text(name), /^#\s*syntax=/m)
    const lines = instructions(name)
    for (const line of lines) {
      assert.doesNotMatch(line, /^RUN --mount|<<|^(COPY|ADD) --(link|chmod)/, line)
      if (line.startsWith('FROM')) assert.match(line, /^FROM (\$\{(NODE|DEBIAN)_IMAGE\}|tools|runtime)( AS \w+)?$/, line)
      if (line.startsWith('ARG') && line.includes('_IMAGE')) assert.match(line, /:[\w.-]+-slim$/, line)
    }
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))
    assert.ok(last.includes('USER 1000:1000'))
    assert.ok(last.some((line) => line.startsWith('HEALTHCHECK') && line.includes('/readyz')))
    assert.ok(last.some((line) => line.startsWith('CMD ["node", "main.ts"]')))
    assert.ok(last.some((line) => line.startsWith('LABEL') && line.includes('org.opencontainers.image.licenses')))
    // Nothing is written as the user that runs: what it serves it cannot change.
    assert.ok(lines.every((line) => !line.includes('--chown')))
    for (const secret of ['PASSWORD', 'SECRET', 'PRIVATE_KEY']) assert.ok(!text(name).includes(secret), secret)
  })
}

test('the manifests are narrowed to one workspace and what it needs, without what only development needs', () => {
  const narrowed = narrow(['services/identity'])
  try {
    const root = read(join(narrowed, 'package.json'))
    assert.deepEqual(
      [...(root.workspaces ?? [])].sort(),
      ['proto', 'services/identity', 'services/shared/contracts', 'services/shared/kit'].sort(),
    )
    assert.equal(root.devDependencies, undefined)
    for (const workspace of root.workspaces ?? [])
      assert.equal(read(join(narrowed, workspace, 'package.json')).devDependencies, undefined, workspace)
    // The images carry the migrations' program.
    assert.ok(read(join(narrowed, 'services/shared/kit/package.json')).dependencies?.dbmate)
  } finally {
    rmSync(narrowed, { recursive: true })
  }
})

test('with --dev the workspaces named keep their tools, those that come along do not', () => {
  const narrowed = narrow(['--dev', 'proto', 'services/report'])
  try {
    assert.ok(read(join(narrowed, 'proto/package.json')).devDependencies?.['@bufbuild/buf'])
    assert.equal(read(join(narrowed, 'services/shared/kit/package.json')).devDependencies, undefined)
  } finally {
    rmSync(narrowed, { recursive: true })
  }
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
  const copy = mkdtempSync(join(tmpdir(), 'waymark-manifests-'))
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
