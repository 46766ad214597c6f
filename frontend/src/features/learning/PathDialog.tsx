import { difficultyLevels, pathColors, pathIcons } from '@waymark/contracts/models/assessment/options'
import { Modal } from 'antd'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { focusField } from '../../ui/form/ErrorSummary.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { colourOf, PathIcon } from './PathLook.tsx'
import { type PathValues, validatePath } from './wire-path.ts'

type Props = {
  open: boolean
  heading: string
  action: string
  initial: PathValues
  pending: boolean
  onSave: (values: PathValues) => void
  onClose: () => void
}

const difficultyOptions = difficultyLevels.map((value) => ({ value, label: value }))
const digitsOnly = (typed: string) => typed.replace(/\D/g, '').slice(0, 5)

/** Creates or changes a path: 600 wide, on a phone a sheet from below. */
export function PathDialog({ open, heading, action, initial, pending, onSave, onClose }: Props) {
  return (
    <Modal
      open={open}
      width={600}
      centered
      destroyOnHidden
      rootClassName="path-dialog"
      title={heading}
      footer={null}
      onCancel={onClose}
      afterOpenChange={(shown) => shown && focusField('title')}
    >
      <PathForm {...{ action, initial, pending, onSave, onClose }} />
    </Modal>
  )
}

function PathForm({ action, initial, pending, onSave, onClose }: Omit<Props, 'open' | 'heading'>) {
  const [values] = useState(initial)
  return (
    <Form<PathValues> onSubmit={onSave} initialValues={values} validate={validatePath} subscription={{ values: true }}>
      {({ handleSubmit, values: typed }) => (
        <form noValidate onSubmit={(event) => void handleSubmit(event)}>
          <TextField name="title" label="Title" />
          <TextAreaField name="description" label="Description" optional rows={2} />
          <TextField name="targetSkills" label="Target skills" optional help="Separate them by commas." />
          <div className="g2">
            <TextField name="estimatedDuration" label="Duration, hours" optional inputMode="numeric" keep={digitsOnly} />
            <SelectField name="difficultyLevel" label="Difficulty" options={difficultyOptions} />
          </div>
          <div className="g2">
            <ChoiceRow name="iconType" legend="Icon" options={pathIcons} draw={(icon) => <PathIcon type={icon} />} />
            <ChoiceRow name="color" legend="Color" options={pathColors} draw={(color) => <i style={colourOf(color)} />} />
          </div>
          <div className="dialog-foot">
            <button type="button" className="btn" onClick={onClose}>
              Cancel
            </button>
            <button type="submit" className="btn btn-p" disabled={pending || !typed.title?.trim()}>
              {action}
            </button>
          </div>
        </form>
      )}
    </Form>
  )
}
