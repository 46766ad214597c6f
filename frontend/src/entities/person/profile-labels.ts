import {
  educationLabels,
  educationLevels,
  industries,
  industryLabels,
  targetIndustries,
} from '@waymark/contracts/models/assessment/options'

/** Fields of step 2 by name, in the order in which they stand. */
export const profileLabels = {
  currentRole: 'Current role or title',
  yearsExperience: 'Years of experience',
  industry: 'Current industry',
  targetIndustry: 'Target industry',
  salaryCurrent: 'Current salary',
  salaryTarget: 'Target salary',
  educationLevel: 'Education level',
  state: 'State',
  careerGoals: 'Career goals',
} as const

export const salaryHint = 'Per year, before tax'
export const goalsHelp = 'At least 10 characters. What should be different two years from now?'

export const industryOptions = industries.map((value) => ({ value, label: industryLabels[value] }))
export const targetOptions = targetIndustries.map((value) => ({ value, label: industryLabels[value] }))
export const educationOptions = educationLevels.map((value) => ({ value, label: educationLabels[value] }))
