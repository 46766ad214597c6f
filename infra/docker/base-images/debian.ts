import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { installDebianPackages } from '../../dev/setup/system-packages.mjs'
import { ownCertificates } from '../certificates.ts'
import { dockerEnv } from '../docker.ts'
import { INDEX_FORMAT, readArchive, sourcesFor } from './debian-sources.ts'

const run = promisify(execFile)
const MINUTES = 60_000

export type DebianBase = {
  suite: string
  /** The script of debootstrap, where it does not know the suite by its name. */
  script?: string
  released: boolean
}

/** What an image does not need at run time. The folder of manual pages stays, empty: a Java package trips over its absence. */
const DISPENSABLE = ['var/lib/apt/lists', 'var/cache/apt', 'usr/share/doc', 'usr/share/man', 'usr/share/locale', 'usr/share/info']

/** As in the slim images of that name: packages leave neither their archives nor documentation behind. */
const SETTINGS = {
  'etc/apt/apt.conf.d/90slim': `APT::Install-Recommends "0";
Acquire::Languages "none";
Acquire::Check-Valid-Until "false";
Dir::Cache::pkgcache "";
Dir::Cache::srcpkgcache "";
DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb /var/cache/apt/archives/partial/*.deb /var/cache/apt/*.bin || true"; };
`,
  'etc/dpkg/dpkg.cfg.d/90slim': `path-exclude /usr/share/doc/*
path-include /usr/share/doc/*/copyright
path-exclude /usr/share/man/*
path-exclude /usr/share/locale/*
path-exclude /usr/share/info/*
path-exclude /usr/share/lintian/*
`,
}

/** What the images are made by, for telling an older one apart. */
export const debianRecipe = JSON.stringify([DISPENSABLE, SETTINGS])

/** A minimal Debian from this machine's own package source, imported as `tag`. */
export async function importDebian(tag: string, base: DebianBase, options: { folder: string; labels: string[] }): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error(`${tag} can be built by root only (debootstrap)`)
  if (!existsSync('/usr/sbin/debootstrap')) installDebianPackages(['debootstrap'])
  const archive = readArchive((await run('apt-get', ['indextargets', '--format', INDEX_FORMAT, 'Created-By: Packages'])).stdout)
  const root = join(options.folder, 'rootfs')
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  const words = ['--variant=minbase', `--keyring=${archive.keyring}`, base.suite, root, archive.uri]
  // In a mount namespace of its own: however it ends, no `proc` stays mounted in a folder that is then removed.
  await run('unshare', ['--mount', 'debootstrap', ...words, ...(base.script ? [base.script] : [])], {
    timeout: 20 * MINUTES,
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const name of DISPENSABLE) empty(join(root, name))
  mkdirSync(join(root, 'usr/share/man/man1'), { recursive: true })
  rmSync(join(root, 'etc/apt/sources.list'), { force: true })
  writeFileSync(join(root, 'etc/apt/sources.list.d/debian.sources'), sourcesFor(base.suite, archive, base.released))
  for (const [name, text] of Object.entries(SETTINGS)) writeFileSync(join(root, name), text)
  const changes = ['CMD ["bash"]', ...trustTheSame(root), ...options.labels.map((label) => `LABEL ${label}`)]
  await importTree(root, tag, changes)
  rmSync(root, { recursive: true, force: true })
}

/** Where a machine trusts authorities of its own, what is built in the image must trust them too. */
function trustTheSame(root: string): string[] {
  const bundle = ownCertificates()
  if (!bundle) return []
  mkdirSync(join(root, dirname(bundle)), { recursive: true })
  cpSync(bundle, join(root, bundle), { dereference: true })
  return [`ENV NODE_EXTRA_CA_CERTS=${bundle}`]
}

async function importTree(root: string, tag: string, changes: string[]): Promise<void> {
  const tar = spawn('tar', ['-C', root, '-c', '.'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const flags = changes.flatMap((change) => ['--change', change])
  const docker = spawn('docker', ['import', ...flags, '-', tag], { stdio: ['pipe', 'ignore', 'inherit'], env: dockerEnv() })
  const ended = Promise.all([exit(tar, 'tar'), exit(docker, 'docker import')])
  await Promise.all([pipeline(tar.stdout, docker.stdin), ended])
}

function exit(child: ReturnType<typeof spawn>, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${what} ended with ${code}`))))
  })
}

function empty(folder: string): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true, force: true })
}
