import { Button } from 'antd'
import { Form } from 'react-final-form'
import { useDeleteAccountMutation } from '../../../api/account.ts'
import { detailOf, isApiError } from '../../../api/api-error.ts'
import { TextField } from '../../../components/form/TextField.tsx'
import { forgetEverybody } from '../../../lib/own-storage.ts'
import { tellTabs } from '../../../lib/session-news.ts'
import { Block } from '../AccountFrame.tsx'

type Given = { deletePassword?: string }

/** Asks for the password, says what goes, and leaves signed out. */
export function DeleteAccount() {
  const [erase] = useDeleteAccountMutation()
  const submit = async ({ deletePassword = '' }: Given) => {
    const answer = await erase({ password: deletePassword })
    if (!answer.error) {
      // A full navigation: nothing of the person stays in the page's memory, and no draft in the tab.
      forgetEverybody()
      tellTabs({ kind: 'left' })
      location.assign('/')
      return undefined
    }
    const [first] = isApiError(answer.error) ? answer.error.errors : []
    return { deletePassword: first?.message ?? detailOf(answer.error) }
  }
  return (
    <Block title="Delete account" text="Export first if you want to keep anything.">
      <Form<Given>
        onSubmit={submit}
        validate={({ deletePassword }) => (deletePassword ? {} : { deletePassword: 'Your password is required' })}
        subscription={{ submitting: true, values: true }}
      >
        {({ handleSubmit, submitting, values }) => (
          <form className="panel del" noValidate aria-label="Delete account" onSubmit={handleSubmit}>
            <p>
              This erases your profile, answers, skills, portfolio, résumé, applications, learning paths, games and reports with
              their PDFs, in every part of Waymark, within an hour. It cannot be undone. You get one last e-mail that says it is
              done.
            </p>
            <div className="del-field">
              <TextField name="deletePassword" label="Your password" type="password" autoComplete="current-password" />
            </div>
            <div>
              <Button danger htmlType="submit" disabled={submitting || !values.deletePassword}>
                Delete my account
              </Button>
            </div>
          </form>
        )}
      </Form>
    </Block>
  )
}
