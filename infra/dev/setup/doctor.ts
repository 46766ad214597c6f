import { diagnose } from './diagnoses.ts'

/** The second half of `make doctor`. Exit code 1 when a fault keeps Waymark from starting; notes do not. */
const known = Number(process.argv.find((argument) => argument.startsWith('--known-faults='))?.split('=')[1] ?? 0)
const findings = await diagnose(process.env)
for (const { grade, name, what, cure } of findings)
  console.log(`${grade === 'fault' ? '✖' : '!'} ${name}: ${what}\n    cure: ${cure}`)
const faults = findings.filter(({ grade }) => grade === 'fault').length
if (faults + known === 0)
  console.log(
    findings.length === 0 ? '✔ nothing found that would keep Waymark from working' : '✔ nothing that make up does not cope with',
  )
process.exitCode = faults > 0 ? 1 : 0
