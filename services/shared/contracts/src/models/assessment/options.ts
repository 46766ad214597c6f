/** The fixed lists of the product: values as they travel, labels as they are shown. */

export const industries = [
  'technology',
  'finance',
  'healthcare',
  'education',
  'consulting',
  'manufacturing',
  'retail',
  'media',
  'nonprofit',
  'government',
  'other',
] as const
export const targetIndustries = [...industries, 'startup', 'exploring', 'unsure'] as const
export const educationLevels = ['high_school', 'associates', 'bachelors', 'masters', 'phd', 'professional', 'bootcamp'] as const

export const industryLabels: Record<(typeof targetIndustries)[number], string> = {
  technology: 'Technology',
  finance: 'Finance',
  healthcare: 'Healthcare',
  education: 'Education',
  consulting: 'Consulting',
  manufacturing: 'Manufacturing',
  retail: 'Retail',
  media: 'Media',
  nonprofit: 'Non-profit',
  government: 'Government',
  other: 'Other',
  startup: 'Startup',
  exploring: 'Exploring options',
  unsure: 'Not sure yet',
}

export const educationLabels: Record<(typeof educationLevels)[number], string> = {
  high_school: 'High school',
  associates: "Associate's degree",
  bachelors: "Bachelor's degree",
  masters: "Master's degree",
  phd: 'PhD',
  professional: 'Professional degree',
  bootcamp: 'Bootcamp or certificate',
}

/** Basic assessment. */
export const basicIndustries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Marketing',
  'Engineering',
  'Design',
  'Sales',
  'Operations',
  'Human Resources',
  'Consulting',
  'Media',
  'Non-profit',
  'Government',
  'Retail',
] as const
export const workValueOptions = [
  'Work-life balance',
  'High compensation',
  'Career growth',
  'Job security',
  'Creative freedom',
  'Making an impact',
  'Flexible schedule',
  'Leadership opportunities',
  'Learning and development',
  'Team collaboration',
  'Autonomy',
  'Recognition',
] as const
export const interestAreas = [
  'Technical/Programming',
  'Data Analysis',
  'Design',
  'Writing/Communication',
  'Leadership',
  'Project Management',
  'Sales',
  'Marketing',
  'Research',
  'Problem Solving',
  'Customer Service',
  'Finance',
] as const
export const workStyles = ['collaborative', 'independent', 'hybrid'] as const
export const challengePreferences = ['structured', 'varied', 'complex'] as const
export const learningStyles = ['hands-on', 'structured', 'self-directed'] as const

export const gameCategories = ['technical', 'communication', 'leadership', 'problem-solving', 'creativity', 'analytics'] as const
export const difficultyLevels = ['beginner', 'intermediate', 'advanced'] as const
export const pathIcons = ['code', 'database', 'palette', 'book'] as const
export const pathColors = ['blue', 'emerald', 'purple', 'amber'] as const
export const experienceLevels = ['Entry', 'Mid', 'Senior', 'Lead'] as const
