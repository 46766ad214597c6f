// Used inside image builds: `node infra/docker/narrow-workspaces.mjs services/identity` leaves only that workspace and the ones it
// needs in the manifests, so that `npm ci` installs what they need, at the lock file's versions, and nothing else. The
// development dependencies go too, except those of workspaces named behind `--dev`.
//
// `npm ci -w` is no help here: it follows the development dependencies of every workspace it comes by.
import { readFileSync, writeFileSync } from 'node:fs'

const wanted = process.argv.slice(2)
const forDevelopment = wanted.includes('--dev')
const named = wanted.filter((word) => word !== '--dev')

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const write = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

const links = Object.entries(read('package-lock.json').packages).filter(([, { link }]) => link)
const folderOf = new Map(links.map(([path, { resolved }]) => [path.replace('node_modules/', ''), resolved]))
const kept = new Set()

const keep = (folder) => {
  if (kept.has(folder)) return
  kept.add(folder)
  const { devDependencies, ...manifest } = read(`${folder}/package.json`)
  const stays = forDevelopment && named.includes(folder) && devDependencies
  write(`${folder}/package.json`, stays ? { ...manifest, devDependencies } : manifest)
  for (const name of Object.keys(manifest.dependencies ?? {})) if (folderOf.has(name)) keep(folderOf.get(name))
}

for (const folder of named) keep(folder)
const { devDependencies: _, ...root } = read('package.json')
write('package.json', { ...root, workspaces: [...kept] })
console.log(`${[...kept].join(', ')}`)
