import { experienceLevels } from '@waymark/contracts/models/assessment/options'
import { employmentTypes } from '@waymark/contracts/models/job'
import { Form } from 'react-final-form'
import { dollars } from '../../../lib/money.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { hasMoreFilters, type JobSearch, payFloors } from './job-search.ts'

const any = (label: string) => ({ value: '', label })
const plain = (value: string) => ({ value, label: value })
const levels = [any('Any level'), ...experienceLevels.map(plain)]
const types = [any('Any type'), ...employmentTypes.map(plain)]
const floors = [any('Any pay'), ...payFloors.map((floor) => ({ value: String(floor), label: `${dollars(floor)} or more` }))]
const places = [any('On site or remote'), { value: 'true', label: 'Remote only' }]
const sources = [
  any('All sources'),
  { value: 'sample', label: 'Samples' },
  { value: 'feed', label: 'Feeds' },
  { value: 'pasted', label: 'Pasted by you' },
]
const sorts = [any('Best first'), { value: 'newest', label: 'Newest first' }, { value: 'salary', label: 'Highest pay first' }]

type Values = Partial<Record<Exclude<keyof JobSearch, 'page'>, string>>

/** What is typed here becomes the address when the search is sent; the address is what is searched, and the fields follow it. */
export function Filters({ search, onSearch }: { search: JobSearch; onSearch: (search: JobSearch) => void }) {
  const { page: _, salaryMin, ...filters } = search
  const initial: Values = { ...filters, salaryMin: salaryMin ? String(salaryMin) : undefined }
  const send = (values: Values) =>
    onSearch({
      ...values,
      salaryMin: values.salaryMin ? Number(values.salaryMin) : undefined,
      remote: values.remote === 'true' ? 'true' : undefined,
      page: 1,
    })
  return (
    <Form<Values> onSubmit={send} initialValues={initial} subscription={{}}>
      {({ handleSubmit }) => (
        <search>
          <form className="filters" onSubmit={handleSubmit} aria-label="Filter jobs">
            <TextField name="title" label="Title" placeholder="Any title" />
            <TextField name="location" label="Location" placeholder="Any place" />
            <SelectField name="experienceLevel" label="Experience level" options={levels} placeholder="Any level" />
            <button className="btn btn-p" type="submit">
              Search
            </button>
            <details className="more-filters" open={hasMoreFilters(search)}>
              <summary>More filters</summary>
              <div>
                <SelectField name="employmentType" label="Employment type" options={types} placeholder="Any type" />
                <SelectField name="salaryMin" label="Pay" options={floors} placeholder="Any pay" />
                <SelectField name="remote" label="Remote" options={places} placeholder="On site or remote" />
                <SelectField name="source" label="Source" options={sources} placeholder="All sources" />
                <SelectField name="sort" label="Order" options={sorts} placeholder="Best first" />
              </div>
            </details>
          </form>
        </search>
      )}
    </Form>
  )
}
