import { reportTypes } from '@waymark/contracts/models/report/report-type'
import type { ReportInput } from '../document/model/report-input.ts'
import type { Report } from '../generated/client.ts'
import { answersFromJson, type EngineSnapshot, snapshotFromJson } from './engine-snapshot.ts'

type StoredRow = Pick<Report, 'id' | 'reportType' | 'createdAt' | 'personName' | 'input' | 'material'>

/** What the person told us, as the report keeps it. Throws for a type of report that there is none of. */
export function readTold(row: Omit<StoredRow, 'material'>): Omit<ReportInput, keyof EngineSnapshot> {
  const reportType = reportTypes.find((type) => type === row.reportType)
  if (!reportType) throw new Error(`unknown report type ${row.reportType}`)
  const { answers, careerGoals, profile } = answersFromJson(row.input)
  return {
    reportId: row.id,
    reportType,
    createdAt: row.createdAt.toISOString(),
    personName: row.personName,
    answers,
    careerGoals,
    profile,
  }
}

/** Everything that a finished report was made of. Throws for one whose figures were not gathered yet. */
export function readStoredInput(row: StoredRow): ReportInput {
  return { ...readTold(row), ...snapshotFromJson(row.material) }
}
