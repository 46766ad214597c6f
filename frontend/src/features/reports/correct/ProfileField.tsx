import { JobTitle } from '../../../entities/occupation/JobTitle.tsx'
import {
  educationOptions,
  goalsHelp,
  industryOptions,
  salaryHint,
  targetOptions,
} from '../../../entities/person/profile-labels.ts'
import { StateField } from '../../../entities/person/StateField.tsx'
import { digitsOnly, yearsFrom } from '../../../entities/person/wire-profile.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import type { FieldName } from './build-correction.ts'

/** One field of step 2, as it is asked there. */
export function ProfileField({ field, label }: { field: FieldName; label: string }) {
  switch (field) {
    case 'currentRole':
      return (
        <TextField
          name={field}
          label={label}
          autoComplete="organization-title"
          help="The new title is read as an occupation again. Levels that were filled in from the old one go."
        />
      )
    case 'currentOccupation':
      return <JobTitle />
    case 'yearsExperience':
      return <TextField name={field} label={label} inputMode="numeric" keep={yearsFrom} />
    case 'industry':
      return <SelectField name={field} label={label} options={industryOptions} />
    case 'targetIndustry':
      return <SelectField name={field} label={label} options={targetOptions} optional />
    case 'educationLevel':
      return <SelectField name={field} label={label} options={educationOptions} />
    case 'state':
      return <StateField />
    case 'careerGoals':
      return <TextAreaField name={field} label={label} help={goalsHelp} />
    default:
      return (
        <TextField
          name={field}
          label={label}
          prefix="$"
          inputMode="numeric"
          optional
          placeholder={salaryHint}
          keep={digitsOnly}
        />
      )
  }
}
