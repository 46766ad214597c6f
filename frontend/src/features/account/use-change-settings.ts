import type { SettingsChange } from '@waymark/contracts/models/identity/settings'
import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { settingsApi, useChangeSettingsMutation } from '../../api/account/settings.ts'
import type { AppDispatch } from '../../api/api.ts'
import { readThemeChoice, saveThemeChoice } from '../../lib/theme-choice.ts'

/** Changes on their way, one after the other: an older one must not arrive last. */
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/** Whether what the person chose here is not with the server yet: what comes from there is older. */
export const isChangingSettings = () => waiting > 0

/**
 * Changes a setting at once on this page, and then with the account: only what was changed is sent, so that a page opened yesterday
 * takes nothing back. Answers the failure, if there was one; then the page shows again what the account holds.
 */
export function useChangeSettings(): (change: SettingsChange) => Promise<unknown> {
  const dispatch = useDispatch<AppDispatch>()
  const [send] = useChangeSettingsMutation()
  return useCallback(
    async (change) => {
      const before = readThemeChoice()
      const show = (part: SettingsChange) =>
        dispatch(settingsApi.util.updateQueryData('getSettings', undefined, (settings) => void Object.assign(settings, part)))
      if (change.theme) saveThemeChoice(change.theme)
      show(change)
      waiting += 1
      const sent = last.then(async () => {
        const answer = await send(change)
        // Settings that are being read meanwhile may be those of before.
        await dispatch(settingsApi.util.getRunningQueryThunk('getSettings', undefined))
        return answer
      })
      last = sent
      const { data, error } = await sent
      waiting -= 1
      if (!error) {
        if (waiting === 0 && data) show(data)
        return undefined
      }
      if (change.theme && change.theme === readThemeChoice()) saveThemeChoice(before)
      if (waiting === 0)
        await dispatch(settingsApi.endpoints.getSettings.initiate(undefined, { forceRefetch: true, subscribe: false }))
      return error
    },
    [dispatch, send],
  )
}
