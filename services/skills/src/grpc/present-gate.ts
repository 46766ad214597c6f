import type { EntryPath as EntryMessage, Gate as GateMessage } from '@waymark/proto/waymark/skills/v1/occupation'
import type { EntryPath } from '../domain/reach/entry-path.ts'
import type { Gate, GateWay } from '../domain/reach/gate.ts'

/** A gate on the wire; what is not known is an empty text, a 0 or left out. */
export function presentGate(gate: Gate): GateMessage {
  const [payLow, payHigh] = (gate.pay.kind === 'paid' && gate.pay.percent) || [0, 0]
  return {
    kind: gate.kind,
    license: gate.license ?? '',
    licenseBy: gate.licenseBy,
    program: gate.program ?? '',
    exam: gate.exam ?? '',
    limit: gate.limit ?? '',
    pay: gate.pay.kind,
    payPercentLow: payLow,
    payPercentHigh: payHigh,
    accreditors: [...gate.accreditors],
    lookUp: [...gate.lookUp],
    fields: [...gate.fields],
    termHoursLow: gate.termHours?.[0] ?? 0,
    termHoursHigh: gate.termHours?.[1] ?? 0,
    handbook: gate.handbook ?? '',
    read: gate.read,
    ways: [...presentWay('outside', gate.outside), ...presentWay('related', gate.related), ...presentWay('same', gate.same)],
  }
}

export function presentEntry(path: EntryPath): EntryMessage {
  return {
    how: path.how,
    studyLow: path.studyMonths[0],
    studyHigh: path.studyMonths[1],
    paidLow: path.paidMonths[0],
    paidHigh: path.paidMonths[1],
    experience: path.experienceMonths,
    missing: [...path.missing],
    known: path.known,
  }
}

function presentWay(from: string, way: GateWay | undefined) {
  if (!way) return []
  const [studyLow, studyHigh] = way.study
  const [paidLow, paidHigh] = way.paid
  return [{ from, studyLow, studyHigh, paidLow, paidHigh, experience: way.experience }]
}
