import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, beforeEach } from 'vitest'
import type { demoAnswers } from '../../src/demo/answers.ts'
import type { DemoFiles, loadDemoFiles } from '../../src/demo/demo-files.ts'
import type { createDemoWorld, DemoWorld } from '../../src/demo/world.ts'

/** Given by the test file, which alone is loaded anew when mutants are judged. */
type Demo = { demoAnswers: typeof demoAnswers; loadDemoFiles: typeof loadDemoFiles; createDemoWorld: typeof createDemoWorld }
type Call = { params?: Record<string, string>; query?: Record<string, string | number>; body?: unknown }

export const now = '2025-02-02T00:00:00.000Z'
/** A file of the demo as the site serves it. */
export const readPublic = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(import.meta.dirname, '../../public', file), 'utf8'))

/** The demo of one visitor, new for each test, whose clock stands still. New things are named in their order unless their ids must be real. */
export const visitDemo = (demo: Demo, { realIds = false } = {}) => {
  let files: DemoFiles
  let world: DemoWorld
  let ids = 0
  beforeAll(async () => {
    files = await demo.loadDemoFiles(readPublic)
  })
  beforeEach(() => {
    ids = 0
    world = demo.createDemoWorld(files, () => now)
    if (!realIds) world.newId = () => `new-${++ids}`
  })
  return {
    get files() {
      return files
    },
    get world() {
      return world
    },
    // biome-ignore lint/suspicious/noExplicitAny: what a call answers is checked by its contract in demo-answers.test.ts
    ask: async (name: string, call: Call = {}): Promise<any> => demo.demoAnswers[name]?.(world, { route: {} as never, ...call }),
  }
}
