import type { AccountSettings, SettingsChange } from '@waymark/contracts/models/identity/settings'
import { Radio, Switch } from 'antd'
import { useGetSettingsQuery } from '../../api/account/settings.ts'
import { detailOf } from '../../api/api-error.ts'
import { Skeleton } from '../../ui/EmptyState.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { useToast } from '../../ui/toast/ToastProvider.tsx'
import { AccountFrame, Block } from './AccountFrame.tsx'
import { useChangeSettings } from './use-change-settings.ts'

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export function SettingsPage() {
  const settings = useGetSettingsQuery()
  return (
    <AccountFrame page="settings">
      <QueryView
        query={settings}
        what="your settings"
        waiting={<Skeleton widths={[60, 40, 60, 40]} label="Your settings are being read" />}
      >
        {(data) => <Settings settings={data} />}
      </QueryView>
    </AccountFrame>
  )
}

function Settings({ settings }: { settings: AccountSettings }) {
  const toast = useToast()
  const change = useChangeSettings()
  const choose = async (part: SettingsChange) => {
    const error = await change(part)
    if (error) toast({ title: 'Setting not saved', description: detailOf(error), variant: 'destructive' })
  }

  return (
    <>
      <Block title="Theme" text="System follows what your device asks for.">
        <Radio.Group
          aria-label="Theme"
          optionType="button"
          buttonStyle="solid"
          options={themes}
          value={settings.theme}
          onChange={({ target }) => choose({ theme: target.value })}
        />
      </Block>
      <Block title="Extra time" text="For the Skills Challenge.">
        <div className="switch-row">
          <Switch
            id="extra-time"
            aria-describedby="extra-time-help"
            checked={settings.extraTime}
            onChange={(extraTime) => choose({ extraTime })}
          />
          <div>
            <label htmlFor="extra-time" className="strong">
              60 seconds a question instead of 30
            </label>
            <p className="help" id="extra-time-help">
              A game with extra time counts for you, but does not verify a skill: the questions were set for 30 seconds.
            </p>
          </div>
        </div>
      </Block>
    </>
  )
}
