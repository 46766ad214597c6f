import { educationLabels, educationLevels, industries, industryLabels, targetIndustries } from '@waymark/contracts/models/options'
import type { ReportType } from '@waymark/contracts/models/report-type'
import { Button } from 'antd'
import { useState } from 'react'
import { Form, FormSpy } from 'react-final-form'
import { ErrorSummary, focusField, type SummaryEntry } from '../../components/form/ErrorSummary.tsx'
import { SelectField } from '../../components/form/SelectField.tsx'
import { TextAreaField } from '../../components/form/TextAreaField.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useToast } from '../../components/toast/ToastProvider.tsx'
import { GoalChips } from '../detailed-assessment/GoalChips.tsx'
import { JobTitle } from '../detailed-assessment/JobTitle.tsx'
import { StateField } from '../detailed-assessment/StateField.tsx'
import type { ProfileValues } from './draft.ts'
import { asksTargetIndustry, digitsOnly, validateProfile, yearsFrom } from './wire-profile.ts'

const labels = {
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

const fieldOrder = Object.keys(labels) as (keyof typeof labels)[]
const industryOptions = industries.map((value) => ({ value, label: industryLabels[value] }))
const targetOptions = targetIndustries.map((value) => ({ value, label: industryLabels[value] }))
const educationOptions = educationLevels.map((value) => ({ value, label: educationLabels[value] }))

type Props = {
  type: ReportType | undefined
  profile: ProfileValues
  onChange: (profile: ProfileValues) => void
  onBack: () => void
  onContinue: () => void
}

/** Step 2. */
export function BasicInfoStep({ type, profile, onChange, onBack, onContinue }: Props) {
  const toast = useToast()
  const [initial] = useState(() => ({ yearsExperience: 0, ...profile }))
  const [problems, setProblems] = useState<SummaryEntry[]>([])
  const refuse = (errors: Partial<Record<string, string>>) => {
    // As it was at this moment: a list that shrank while one types would move the form under the hand.
    setProblems(fieldOrder.flatMap((name) => (errors[name] ? [{ id: name, label: labels[name], message: errors[name] }] : [])))
    toast({
      title: 'Form validation failed',
      description: 'Please check the required fields and try again.',
      variant: 'destructive',
    })
    const first = fieldOrder.find((name) => errors[name])
    if (first) focusField(first)
  }
  return (
    <Form<ProfileValues>
      onSubmit={onContinue}
      initialValues={initial}
      validate={(values) => validateProfile(values, type)}
      subscription={{}}
    >
      {({ handleSubmit, form }) => (
        <form
          className="narrow"
          noValidate
          aria-label="Basic Information"
          onSubmit={(event) => {
            void handleSubmit(event)
            const failed = form.getState().errors
            if (failed && Object.keys(failed).length > 0) refuse(failed)
          }}
        >
          <FormSpy<ProfileValues> subscription={{ values: true }} onChange={({ values }) => values && onChange(values)} />
          <h1 className="t-1" tabIndex={-1}>
            Basic Information
          </h1>
          <p className="lead wz-lead">Where you stand today. Salaries are optional.</p>
          <ErrorSummary entries={problems} />
          <div className="form">
            <TextField name="currentRole" label={labels.currentRole} autoComplete="organization-title" />
            <JobTitle />
            <TextField name="yearsExperience" label={labels.yearsExperience} inputMode="numeric" keep={yearsFrom} />
            <SelectField name="industry" label={labels.industry} options={industryOptions} />
            {asksTargetIndustry(type) && (
              <SelectField name="targetIndustry" label={labels.targetIndustry} options={targetOptions} optional />
            )}
            <TextField
              name="salaryCurrent"
              label={labels.salaryCurrent}
              prefix="$"
              inputMode="numeric"
              optional
              placeholder="Per year, before tax"
              keep={digitsOnly}
            />
            <TextField
              name="salaryTarget"
              label={labels.salaryTarget}
              prefix="$"
              inputMode="numeric"
              optional
              placeholder="Per year, before tax"
              keep={digitsOnly}
            />
            <SelectField name="educationLevel" label={labels.educationLevel} options={educationOptions} />
            <StateField />
            <TextAreaField
              name="careerGoals"
              label={labels.careerGoals}
              className="full"
              help="At least 10 characters. What should be different two years from now?"
            />
            <GoalChips />
          </div>
          <div className="foot-btns">
            <Button size="large" onClick={onBack}>
              Back
            </Button>
            <Button type="primary" size="large" htmlType="submit">
              Continue to questions
            </Button>
          </div>
        </form>
      )}
    </Form>
  )
}
