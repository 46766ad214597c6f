import { explain } from '@waymark/contracts/codec/errors'
import { object } from '@waymark/contracts/codec/object'
import { basicProfileFields } from '@waymark/contracts/models/assessment/assessment'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import { isLeft } from 'fp-ts/lib/Either.js'
import { sentOccupation } from '../occupation/chosen-occupation.ts'
import type { ProfileValues } from './profile-values.ts'

const basicProfile = object(basicProfileFields)

/** Report types that ask for a target industry. `industry_pivot` is no type of the wizard today; its check is part of the rule. */
const withTargetIndustry: readonly (string | undefined)[] = ['career_change', 'industry_pivot']

export function asksTargetIndustry(type: string | undefined): boolean {
  return withTargetIndustry.includes(type)
}

/** Step 2 as it travels: salaries become numbers, what was not filled in is absent. */
export function wireProfile(values: ProfileValues, type: ReportType | undefined) {
  return {
    currentRole: values.currentRole ?? '',
    yearsExperience: values.yearsExperience ?? 0,
    industry: values.industry,
    targetIndustry: asksTargetIndustry(type) ? values.targetIndustry : undefined,
    salaryCurrent: dollars(values.salaryCurrent),
    salaryTarget: dollars(values.salaryTarget),
    educationLevel: values.educationLevel,
    careerGoals: values.careerGoals ?? '',
    currentOccupation: sentOccupation(values.currentOccupation),
    state: values.state,
  }
}

/** Messages by field name, from the codec that the service uses too. Empty when all is well. */
export function validateProfile(
  values: ProfileValues,
  type: ReportType | undefined,
): Partial<Record<keyof ProfileValues, string>> {
  const decoded = basicProfile.decode(wireProfile(values, type))
  if (!isLeft(decoded)) return {}
  return Object.fromEntries(explain(decoded.left).map(({ path, message }) => [path.split('.')[0], message]))
}

/** Only digits are kept of a salary. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '')
}

/** Years coerce to 0 when they are not a number. */
export function yearsFrom(text: string): number {
  const years = Number.parseInt(text, 10)
  return Number.isNaN(years) ? 0 : years
}

function dollars(digits: string | undefined): number | undefined {
  return digits ? Number(digits) : undefined
}
