import { basicIndustries, industryLabels, workStyles } from '@waymark/contracts/models/assessment/options'
import type { User, UserProfile } from '@waymark/contracts/models/identity/user'
import { useMemo } from 'react'
import { useChangeProfileMutation } from '../../../api/account/profile.ts'
import { CodecForm } from '../../../ui/form/CodecForm.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import { changedFields, formOf, type ProfileForm, profileErrors } from './wire-profile.ts'

const industryNames = [...new Set([...basicIndustries, industryLabels.manufacturing, industryLabels.other])]
const styleOptions = workStyles.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
const digits = (typed: string) => typed.replace(/\D/g, '')

/** Every field of the profile, checked by the codec that the service uses. */
export function AboutYou({ user, profile }: { user: User; profile: UserProfile }) {
  const toast = useToast()
  const [change] = useChangeProfileMutation()
  const { firstName, lastName } = user
  const initial = useMemo(() => formOf(profile, { firstName, lastName }), [profile, firstName, lastName])
  const industries =
    industryNames.includes(initial.industry) || !initial.industry ? industryNames : [...industryNames, initial.industry]

  return (
    <CodecForm<ProfileForm>
      label="About you"
      initial={initial}
      validate={profileErrors}
      send={async (values, dirty) => {
        const changed = changedFields(values, dirty)
        return changed && (await change(changed)).error
      }}
      onSent={() => toast({ title: 'Profile saved', variant: 'success' })}
    >
      {({ submitting }) => (
        <>
          <div className="g2">
            <TextField name="firstName" label="First name" autoComplete="given-name" />
            <TextField name="lastName" label="Last name" autoComplete="family-name" />
            <TextField name="title" label="Title" autoComplete="organization-title" />
            <SelectField
              name="industry"
              label="Industry"
              placeholder="Choose"
              options={industries.map((value) => ({ value, label: value }))}
            />
            <TextField name="experience" label="Experience, years" inputMode="numeric" keep={digits} />
            <TextField name="location" label="Location" autoComplete="address-level2" />
            <SelectField
              name="preferredWorkStyle"
              label="Preferred work style"
              placeholder="Choose"
              optional
              options={styleOptions}
            />
            <TextField
              name="salaryExpectation"
              label="Salary expectation"
              prefix="$"
              optional
              inputMode="numeric"
              placeholder="Per year, before tax"
              keep={digits}
            />
            <TextAreaField
              name="bio"
              label="About you"
              className="w"
              rows={3}
              help="Two or three sentences. Your résumé begins with them."
            />
            <TextAreaField name="careerGoals" label="Career goals" className="w" />
          </div>
          <div className="btn-row ac-save">
            <button type="submit" className="btn btn-p" disabled={submitting}>
              Save profile
            </button>
          </div>
        </>
      )}
    </CodecForm>
  )
}
