import type { ReportType } from '@waymark/contracts/models/report/report-type'
import { useState } from 'react'
import { Form, FormSpy } from 'react-final-form'
import { JobTitle } from '../../entities/occupation/JobTitle.tsx'
import {
  educationOptions,
  goalsHelp,
  industryOptions,
  profileLabels as labels,
  salaryHint,
  targetOptions,
} from '../../entities/person/profile-labels.ts'
import type { ProfileValues } from '../../entities/person/profile-values.ts'
import { StateField } from '../../entities/person/StateField.tsx'
import { asksTargetIndustry, digitsOnly, validateProfile, yearsFrom } from '../../entities/person/wire-profile.ts'
import { ErrorSummary, focusField, type SummaryEntry } from '../../ui/form/ErrorSummary.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useToast } from '../../ui/toast/ToastProvider.tsx'
import { GoalChips } from './chapters/GoalChips.tsx'

const fieldOrder = Object.keys(labels) as (keyof typeof labels)[]

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
              placeholder={salaryHint}
              keep={digitsOnly}
            />
            <TextField
              name="salaryTarget"
              label={labels.salaryTarget}
              prefix="$"
              inputMode="numeric"
              optional
              placeholder={salaryHint}
              keep={digitsOnly}
            />
            <SelectField name="educationLevel" label={labels.educationLevel} options={educationOptions} />
            <StateField />
            <TextAreaField name="careerGoals" label={labels.careerGoals} className="full" help={goalsHelp} />
            <GoalChips />
          </div>
          <div className="foot-btns">
            <button type="button" className="btn btn-lg" onClick={onBack}>
              Back
            </button>
            <button
              type="submit"
              className="btn btn-lg btn-p"
              // The field keeps the focus: left, its goals are read back above, and the button would move from under the pointer.
              onMouseDown={(event) => event.preventDefault()}
            >
              Continue to questions
            </button>
          </div>
        </form>
      )}
    </Form>
  )
}
