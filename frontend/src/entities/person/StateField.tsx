import { usStates } from '@waymark/contracts/models/skills/us-states'
import { SelectField } from '../../ui/form/SelectField.tsx'

const options = usStates.map(([value, label]) => ({ value, label }))

/** Where the person lives or wants to work; nothing but pay follows from it. */
export function StateField() {
  return (
    <SelectField
      name="state"
      label="State"
      options={options}
      optional
      placeholder="The whole country"
      help="Where you live or want to work. Pay is then that of the state, where it is published."
    />
  )
}
