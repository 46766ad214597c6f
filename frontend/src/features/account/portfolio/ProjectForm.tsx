import type { Project } from '@waymark/contracts/models/identity/portfolio'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Field } from 'react-final-form'
import { useAddProjectMutation, useChangeProjectMutation } from '../../../api/account/portfolio.ts'
import { CodecForm } from '../../../ui/form/CodecForm.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import { type ProjectValues, projectErrors, projectOf, valuesOf } from './project-form.ts'
import { SkillPicker } from './SkillPicker.tsx'

export function ProjectForm({ project, onDone }: { project?: Project; onDone: () => void }) {
  const toast = useToast()
  const [add] = useAddProjectMutation()
  const [change] = useChangeProjectMutation()
  const initial = useMemo(() => valuesOf(project), [project])
  const send = async (values: ProjectValues) => {
    const body = projectOf(values)
    const { error } = project ? await change({ id: project.id, change: body }) : await add(body)
    return error
  }
  return (
    <CodecForm<ProjectValues>
      className="panel pad project-form"
      label={project ? `Edit ${project.title}` : 'New project'}
      initial={initial}
      validate={projectErrors}
      send={send}
      onSent={() => {
        toast({ title: 'Project saved', variant: 'success' })
        onDone()
      }}
    >
      {({ submitting }) => (
        <>
          <div className="g2">
            <TextField name="title" label="Title" />
            <TextField name="role" label="Your role" optional />
            <TextField name="startDate" label="From" optional placeholder="March 2022" />
            <TextField name="endDate" label="To" optional placeholder="Empty while it goes on" />
            <TextAreaField name="description" label="What it was, and what came of it" className="w" />
          </div>
          <Field<ProjectValues['links']> name="links" subscription={{ value: true }}>
            {({ input }) => (
              <fieldset className="link-rows">
                <legend className="label">Links</legend>
                {input.value.map((_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line of the form is its place
                  <div className="g2" key={index}>
                    <TextField name={`links[${index}].label`} label="Label" optional />
                    <TextField name={`links[${index}].url`} label="Web address" optional placeholder="https://" />
                  </div>
                ))}
                {input.value.length < 10 && (
                  <button
                    type="button"
                    className="btn btn-t"
                    onClick={() => input.onChange([...input.value, { label: '', url: '' }])}
                  >
                    <Plus className="i" aria-hidden="true" />
                    Add a link
                  </button>
                )}
              </fieldset>
            )}
          </Field>
          <Field<ProjectValues['skills']> name="skills" subscription={{ value: true }}>
            {({ input }) => <SkillPicker value={input.value} onChange={input.onChange} />}
          </Field>
          <div className="btn-row">
            <button type="submit" className="btn btn-p" disabled={submitting}>
              Save project
            </button>
            <button type="button" className="btn" onClick={onDone} disabled={submitting}>
              Cancel
            </button>
          </div>
        </>
      )}
    </CodecForm>
  )
}
