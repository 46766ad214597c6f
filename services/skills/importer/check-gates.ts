import { checkGates } from './derive/gates/check-gates.ts'
import { openSource, type Table } from './open-source.ts'
import { SOURCES } from './sources.ts'

/** Prints where gates/rules.tsv and the releases disagree; exit code 1 when a finding is not answered. */
const from = process.argv[2]
if (!from) {
  console.error('No folder given. Usage: node services/skills/importer/check-gates.ts <folder of public releases>')
  process.exit(1)
}
const open = (name: keyof typeof SOURCES): Table => openSource(from, SOURCES[name])
const findings = checkGates({
  occupations: open('occupations'),
  handbook: open('handbook'),
  fieldsOfStudy: open('fieldsOfStudy'),
  apprenticeshipTerms: open('apprenticeshipTerms'),
  projections: open('projections'),
  separations: open('separations'),
})
for (const { code, check, text } of findings) console.log(`${code}\t${check}\t${text}`)
console.log(`${findings.length} findings are neither corrected nor answered.`)
if (findings.length > 0) process.exit(1)
