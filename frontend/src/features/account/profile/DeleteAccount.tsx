import { FormSpy } from 'react-final-form'
import { useDeleteAccountMutation } from '../../../api/account/account.ts'
import { forgetEverybody } from '../../../lib/own-storage.ts'
import { tellTabs } from '../../../lib/session-news.ts'
import { CodecForm } from '../../../ui/form/CodecForm.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Block } from '../AccountFrame.tsx'

type Given = { deletePassword?: string }

/** Asks for the password, says what goes, and leaves signed out. */
export function DeleteAccount() {
  const [erase] = useDeleteAccountMutation()
  const leave = () => {
    // A full navigation: nothing of the person stays in the page's memory, and no draft in the tab.
    forgetEverybody()
    tellTabs({ kind: 'left' })
    location.assign('/')
  }
  return (
    <Block title="Delete account" text="Export first if you want to keep anything.">
      <CodecForm<Given>
        className="panel del"
        label="Delete account"
        validate={({ deletePassword }) => (deletePassword ? {} : { deletePassword: 'Your password is required' })}
        send={async ({ deletePassword = '' }) => (await erase({ password: deletePassword })).error}
        saidAt="deletePassword"
        onSent={leave}
      >
        {({ submitting }) => (
          <>
            <p>
              This erases your profile, answers, skills, portfolio, résumé, applications, learning paths, games and reports with
              their PDFs, in every part of Waymark, within an hour. It cannot be undone. You get one last e-mail that says it is
              done.
            </p>
            <div className="del-field">
              <TextField name="deletePassword" label="Your password" type="password" autoComplete="current-password" />
            </div>
            <div>
              <FormSpy<Given> subscription={{ values: true }}>
                {({ values }) => (
                  <button type="submit" className="btn btn-d" disabled={submitting || !values.deletePassword}>
                    Delete my account
                  </button>
                )}
              </FormSpy>
            </div>
          </>
        )}
      </CodecForm>
    </Block>
  )
}
