import { useEffect, useState } from 'react'
import { useGetSettingsQuery } from '../../api/account/settings.ts'
import { isChangingSettings, useChangeSettings } from '../../features/account/use-change-settings.ts'
import { readThemeChoice, saveThemeChoice, type ThemeChoice } from '../../lib/theme-choice.ts'

/** The theme of this device. What a person has chosen on another one comes with their settings. */
export function useTheme(demo: boolean): [ThemeChoice, (theme: ThemeChoice) => void] {
  const [, drawAgain] = useState<ThemeChoice>()
  const { data: settings } = useGetSettingsQuery(undefined, { skip: demo })
  const change = useChangeSettings()
  const kept = settings?.theme
  useEffect(() => {
    if (!kept || kept === 'system' || isChangingSettings()) return
    saveThemeChoice(kept)
    drawAgain(kept)
  }, [kept])

  const choose = (theme: ThemeChoice) => {
    if (demo) saveThemeChoice(theme)
    else void change({ theme })
    drawAgain(theme)
  }
  return [readThemeChoice(), choose]
}
