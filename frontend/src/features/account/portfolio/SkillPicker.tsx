import { Select } from 'antd'
import { useListSkillsQuery } from '../../../api/skills.ts'
import { FieldFrame } from '../../../ui/form/FieldFrame.tsx'

type Picked = { id: string; name: string }

/** Skills of the catalogue, by name; what was picked before stays, whatever the catalogue says today. */
export function SkillPicker({ value, onChange }: { value: Picked[]; onChange: (skills: Picked[]) => void }) {
  const { data = [], isError } = useListSkillsQuery()
  const names = new Map([...data, ...value].map(({ id, name }) => [id, name]))
  const options = [...names].map(([id, name]) => ({ value: id, label: name }))
  return (
    <FieldFrame
      id="project-skills"
      label="Skills it shows"
      optional
      help={isError ? 'The catalog could not be read just now.' : 'From the catalog of your skills inventory.'}
    >
      <Select
        mode="multiple"
        id="project-skills"
        aria-label="Skills it shows"
        placeholder="Type a skill"
        optionFilterProp="label"
        maxCount={30}
        options={options}
        value={value.map(({ id }) => id)}
        onChange={(ids: string[]) => onChange(ids.map((id) => ({ id, name: names.get(id) ?? id })))}
      />
    </FieldFrame>
  )
}
