import { goTool } from './go-tool.ts'
import { type GoToolName, goTools } from './go-tools.ts'

/** Builds tools ahead of their use and prints their folders: `node infra/tools/fetch.ts k6 helm`. */
const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in goTools))
if (names.length === 0 || unknown.length > 0) {
  console.error(`${unknown.join(', ') || 'no tool named'}: name some of ${Object.keys(goTools).join(', ')}`)
  process.exit(2)
}
for (const name of names as GoToolName[]) console.log(await goTool(name))
