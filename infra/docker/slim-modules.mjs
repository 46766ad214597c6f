// Used inside image builds, after `npm ci`: takes out of node_modules what no process of ours ever reads.
import { existsSync, globSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Source maps, types, documents. Licences stay. */
const never = ['**/*.map', '**/*.d.ts', '**/*.d.mts', '**/*.d.cts', '**/*.md', '**/*.markdown']
const isLicence = (path) => /licen[cs]e|notice|copying/i.test(path)

let bytes = 0
const remove = (path) => {
  bytes += statSync(path).size
  rmSync(path)
}

for (const path of globSync(never, { cwd: 'node_modules' })) {
  const file = join('node_modules', path)
  if (!isLicence(path) && statSync(file).isFile()) remove(file)
}

// Prisma's compilers come for five databases, in two sizes and two module systems, as base64; the generated clients load one of these.
const runtime = 'node_modules/@prisma/client/runtime'
const used = /^query_compiler_fast_bg\.postgresql\.(wasm-base64\.)?mjs$/
if (existsSync(runtime)) {
  const compilers = readdirSync(runtime).filter((file) => file.startsWith('query_compiler_'))
  if (!compilers.some((file) => used.test(file)))
    throw new Error(`Prisma's compiler is called otherwise now: ${compilers.join(', ')}`)
  for (const file of compilers.filter((name) => !used.test(name))) remove(join(runtime, file))
}
console.log(`${(bytes / 1e6).toFixed(1)} MB taken out of node_modules`)
