import type { DebianBase } from './debian.ts'
import { kafkaFiles } from './kafka/files.ts'
import { nodeFiles } from './node/files.ts'

export type Recipe = {
  tag: string
  /** A Debian that is bootstrapped, or the folder with a Dockerfile. */
  from: DebianBase | string
  /** Stand-ins that it is built upon. */
  needs: readonly string[]
  /** Puts files beside the Dockerfile that are not in the repository. */
  prepare?: (context: string) => Promise<void>
}

/** In the order in which they are built. The versions are those of the tags: real software under the real names. */
export const recipes: readonly Recipe[] = [
  { tag: 'debian:bookworm-slim', from: { suite: 'bookworm', released: true }, needs: [] },
  { tag: 'node:24-bookworm-slim', from: 'node', needs: ['debian:bookworm-slim'], prepare: nodeFiles },
  { tag: 'maildev/maildev:2.2.1', from: 'maildev', needs: ['node:24-bookworm-slim'] },
  { tag: 'testcontainers/ryuk:0.14.0', from: 'ryuk', needs: ['node:24-bookworm-slim'] },
  { tag: 'debian:forky-slim', from: { suite: 'forky', script: 'sid', released: false }, needs: [] },
  { tag: 'postgres:18', from: 'postgres', needs: ['debian:forky-slim'] },
  { tag: 'redis:8', from: 'redis', needs: ['debian:forky-slim'] },
  { tag: 'prom/prometheus:v3.5.3', from: 'prometheus', needs: ['debian:forky-slim'] },
  { tag: 'apache/kafka:4.1.1', from: 'kafka', needs: ['debian:bookworm-slim'], prepare: kafkaFiles },
]

/** The named recipes with all that they stand on, in building order. */
export function withNeeds(names: readonly string[]): Recipe[] {
  const wanted = new Set<string>()
  const add = (name: string) => {
    const recipe = recipes.find(({ tag }) => tag === name)
    if (!recipe) throw new Error(`there is no stand-in for ${name}; there are ${recipes.map(({ tag }) => tag).join(', ')}`)
    wanted.add(name)
    for (const need of recipe.needs) add(need)
  }
  for (const name of names) add(name)
  return recipes.filter(({ tag }) => wanted.has(tag))
}
