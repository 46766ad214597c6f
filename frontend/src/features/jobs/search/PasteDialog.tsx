import { Modal } from 'antd'
import { FORM_ERROR } from 'final-form'
import { Form } from 'react-final-form'
import { useNavigate } from 'react-router-dom'
import { detailOf, isApiError } from '../../../api/api-error.ts'
import { usePasteJobMutation } from '../../../api/jobs/job-writes.ts'
import { linkTo } from '../../../routes.ts'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'

type Values = {
  postingText?: string
  postingTitle?: string
  postingCompany?: string
  postingLocation?: string
  postingUrl?: string
}

const shortest = 40
const longest = 20_000

/** A posting from elsewhere, read as any other. Nobody else sees it. */
export function PasteDialog({ onClose }: { onClose: () => void }) {
  const [paste, { isLoading }] = usePasteJobMutation()
  const navigate = useNavigate()
  const toast = useToast()
  const send = async (values: Values) => {
    const done = await paste({
      text: values.postingText ?? '',
      title: values.postingTitle?.trim() || undefined,
      company: values.postingCompany?.trim() || undefined,
      location: values.postingLocation?.trim() || undefined,
      url: values.postingUrl?.trim() || undefined,
    })
    if ('error' in done) return refusal(done.error)
    toast({ title: 'Posting kept', description: 'Only you can see it.', variant: 'success' })
    onClose()
    void navigate(linkTo('jobs', { source: 'pasted', job: done.data?.id ?? '' }))
    return undefined
  }
  return (
    <Modal open title="Paste a posting" footer={null} onCancel={onClose} width={600} destroyOnHidden className="paste">
      <Form<Values> onSubmit={send} validate={validate} subscription={{ submitError: true }}>
        {({ handleSubmit, submitError }) => (
          <form className="paste-form" noValidate onSubmit={handleSubmit}>
            <p className="muted">
              Copy the whole text of the posting. We read its skills, pay and level from it; nobody else sees it.
            </p>
            <TextAreaField name="postingText" label="The posting" rows={9} />
            <div className="paste-pair">
              <TextField name="postingTitle" label="Title" optional help="Read from the text when left out." />
              <TextField name="postingCompany" label="Company" optional />
              <TextField name="postingLocation" label="Location" optional />
              <TextField name="postingUrl" label="Link" optional />
            </div>
            {submitError && (
              <p className="err" role="alert">
                <Icon name="alert" />
                {submitError}
              </p>
            )}
            <div className="btn-row">
              <button type="submit" className="btn btn-p" disabled={isLoading}>
                {isLoading ? 'Reading...' : 'Keep and match'}
              </button>
              <button type="button" className="btn" onClick={onClose}>
                Cancel
              </button>
            </div>
          </form>
        )}
      </Form>
    </Modal>
  )
}

function validate({ postingText = '' }: Values) {
  const length = postingText.trim().length
  if (length < shortest) return { postingText: `Please paste the whole posting: at least ${shortest} characters` }
  if (postingText.length > longest)
    return { postingText: `Please shorten this to ${longest.toLocaleString('en-US')} characters or fewer` }
  return {}
}

function refusal(error: unknown) {
  const wrong = isApiError(error) ? error.errors.map(({ message }) => message).join(' ') : ''
  return { [FORM_ERROR]: wrong || detailOf(error) }
}
