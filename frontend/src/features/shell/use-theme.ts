import { useEffect, useState } from 'react'
import { useChangeSettingsMutation, useGetSettingsQuery } from '../../api/settings.ts'
import { readThemeChoice, saveThemeChoice, type ThemeChoice } from '../../lib/theme-choice.ts'

/** The theme of this device. What a person has chosen on another one comes with their settings. */
export function useTheme(demo: boolean): [ThemeChoice, (theme: ThemeChoice) => void] {
  const [, drawAgain] = useState<ThemeChoice>()
  const { data: settings } = useGetSettingsQuery(undefined, { skip: demo })
  const [change] = useChangeSettingsMutation()
  const kept = settings?.theme
  useEffect(() => {
    if (!kept || kept === 'system' || kept === readThemeChoice()) return
    saveThemeChoice(kept)
    drawAgain(kept)
  }, [kept])

  const choose = (theme: ThemeChoice) => {
    saveThemeChoice(theme)
    drawAgain(theme)
    if (settings) void change({ ...settings, theme })
  }
  return [readThemeChoice(), choose]
}
