import { basicIndustries } from '@waymark/contracts/models/assessment/options'
import { JobTitle } from '../../../entities/occupation/JobTitle.tsx'
import { StateField } from '../../../entities/person/StateField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { QuestionSection } from './QuestionSection.tsx'
import { YearsSlider } from './YearsSlider.tsx'

const industryOptions = basicIndustries.map((value) => ({ value, label: value }))

/** Step 1. */
export function WorkStep() {
  return (
    <QuestionSection id="work" title="What do you do now?" text="Or did last. It is where the comparison starts from.">
      <div className="form">
        <TextField name="currentRole" label="Current role" autoComplete="organization-title" />
        <YearsSlider />
        <JobTitle help="With an occupation chosen, the ranking knows what your work has taught you; without, its ranges are wider." />
        <SelectField name="industry" label="Industry" options={industryOptions} />
        <SelectField name="targetIndustry" label="Target industry" options={industryOptions} optional />
        <StateField />
      </div>
    </QuestionSection>
  )
}
