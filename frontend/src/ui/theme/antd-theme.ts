/** Ant Design themes of Waymark. Values are those of `ui/base/tokens.css`; keep the two in step. */
import { type ThemeConfig, theme } from 'antd'

const serif = '"Besley Variable", Besley, Georgia, serif'
const sans = '"Hanken Grotesk Variable", "Hanken Grotesk", "Helvetica Neue", Arial, sans-serif'

const shape = {
  fontFamily: sans,
  fontSize: 15,
  fontSizeSM: 13,
  fontSizeLG: 17,
  fontSizeHeading1: 36,
  fontSizeHeading2: 28,
  fontSizeHeading3: 24,
  fontSizeHeading4: 18,
  fontSizeHeading5: 15,
  fontWeightStrong: 600,
  lineHeight: 1.55,
  controlHeight: 40,
  controlHeightSM: 34,
  controlHeightLG: 52,
  borderRadiusXS: 2,
  borderRadiusSM: 2,
  borderRadius: 4,
  borderRadiusLG: 6,
  wireframe: false,
  motionDurationFast: '0.12s',
  motionDurationMid: '0.2s',
  motionDurationSlow: '0.3s',
  motionEaseInOut: 'cubic-bezier(.2, 0, .1, 1)',
  linkDecoration: 'none',
  linkHoverDecoration: 'underline',
} as const

type Palette = {
  ground: string
  surface: string
  sunk: string
  raised: string
  ink: string
  ink2: string
  ink3: string
  line: string
  lineStrong: string
  spruce: string
  spruceHover: string
  spruceActive: string
  spruceSoft: string
  onSpruce: string
  error: string
  errorSoft: string
  warning: string
  warningSoft: string
  info: string
  infoSoft: string
  overlay: string
  shadow: string
}

const light: Palette = {
  ground: '#F1F3ED',
  surface: '#FFFFFF',
  sunk: '#E8ECE3',
  raised: '#FFFFFF',
  ink: '#16302A',
  ink2: '#4E6159',
  ink3: '#586A62',
  line: '#D9DFD4',
  lineStrong: '#74857C',
  spruce: '#1C5B4C',
  spruceHover: '#164A3E',
  spruceActive: '#0F3A30',
  spruceSoft: '#DFEBE4',
  onSpruce: '#FFFFFF',
  error: '#AE2F1C',
  errorSoft: '#FBE9E4',
  warning: '#8A6100',
  warningSoft: '#FBF1D6',
  info: '#1F618A',
  infoSoft: '#E3EEF5',
  overlay: 'rgb(14 28 24 / .55)',
  shadow: '0 1px 2px rgb(22 48 42 / .08), 0 8px 24px rgb(22 48 42 / .12)',
}

const dark: Palette = {
  ground: '#0E1613',
  surface: '#16201C',
  sunk: '#1E2A25',
  raised: '#1E2A25',
  ink: '#E9EEE7',
  ink2: '#B4C1B9',
  ink3: '#98A89F',
  line: '#2A3832',
  lineStrong: '#6F8178',
  spruce: '#7CC7AE',
  spruceHover: '#97D8C2',
  spruceActive: '#63B197',
  spruceSoft: '#1D362E',
  onSpruce: '#0B1F19',
  error: '#F0917A',
  errorSoft: '#38201A',
  warning: '#E2B34A',
  warningSoft: '#332A12',
  info: '#8ABCE6',
  infoSoft: '#18293A',
  overlay: 'rgb(4 8 6 / .65)',
  shadow: '0 0 0 1px #33423B, 0 12px 32px rgb(0 0 0 / .5)',
}

export const waymarkLight = config(light, theme.defaultAlgorithm)
export const waymarkDark = config(dark, theme.darkAlgorithm)

type Algorithm = Exclude<NonNullable<ThemeConfig['algorithm']>, readonly unknown[]>

function config(p: Palette, base: Algorithm): ThemeConfig {
  // The dark algorithm mutes every seed colour. This step puts ours back as they are.
  const exact: Algorithm = (_seed, map) => ({
    ...map!,
    colorPrimary: p.spruce,
    colorSuccess: p.spruce,
    colorError: p.error,
    colorWarning: p.warning,
    colorInfo: p.info,
    colorLink: p.spruce,
  })
  return {
    algorithm: [base, exact],
    token: {
      ...shape,
      colorPrimary: p.spruce,
      colorPrimaryHover: p.spruceHover,
      colorPrimaryActive: p.spruceActive,
      colorPrimaryBg: p.spruceSoft,
      colorPrimaryBgHover: p.spruceSoft,
      colorPrimaryBorder: p.spruce,
      colorLink: p.spruce,
      colorLinkHover: p.spruceHover,
      colorLinkActive: p.spruceActive,
      colorSuccess: p.spruce,
      colorSuccessBg: p.spruceSoft,
      colorError: p.error,
      colorErrorBg: p.errorSoft,
      colorErrorText: p.error,
      colorWarning: p.warning,
      colorWarningBg: p.warningSoft,
      colorInfo: p.info,
      colorInfoBg: p.infoSoft,
      colorBgLayout: p.ground,
      colorBgContainer: p.surface,
      colorBgElevated: p.raised,
      colorBgMask: p.overlay,
      colorBgContainerDisabled: p.sunk,
      colorTextDisabled: p.ink3,
      colorText: p.ink,
      colorTextHeading: p.ink,
      colorTextSecondary: p.ink2,
      colorTextTertiary: p.ink3,
      colorTextDescription: p.ink3,
      colorTextPlaceholder: p.ink3,
      colorTextLightSolid: p.onSpruce,
      colorIcon: p.ink2,
      colorIconHover: p.ink,
      colorBorder: p.lineStrong,
      colorBorderSecondary: p.line,
      colorSplit: p.line,
      colorFillSecondary: p.sunk,
      colorFillTertiary: p.sunk,
      colorFillQuaternary: p.ground,
      controlItemBgActive: p.spruceSoft,
      controlItemBgHover: p.sunk,
      controlOutlineWidth: 0,
      boxShadow: p.shadow,
      boxShadowSecondary: p.shadow,
    },
    components: {
      Typography: { fontFamilyCode: sans, titleMarginTop: 0, titleMarginBottom: 8 },
      Layout: { bodyBg: p.ground, siderBg: p.ground, headerBg: p.ground, headerHeight: 64, headerPadding: '0 32px' },
      Menu: {
        itemBg: 'transparent',
        itemHeight: 44,
        itemBorderRadius: 0,
        itemMarginInline: 0,
        itemMarginBlock: 0,
        itemColor: p.ink2,
        itemSelectedBg: p.surface,
        itemSelectedColor: p.ink,
        iconSize: 20,
        activeBarBorderWidth: 0,
      },
      Button: {
        fontWeight: 600,
        borderRadiusLG: 4,
        borderRadiusSM: 4,
        paddingInlineLG: 26,
        paddingInline: 18,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        primaryColor: p.onSpruce,
      },
      Card: { headerFontSize: 18, bodyPadding: 24 },
      Form: { verticalLabelPadding: '0 0 6px', itemMarginBottom: 26, labelColor: p.ink },
      Input: { controlHeight: 44, inputFontSize: 16, activeShadow: 'none' },
      InputNumber: { controlHeight: 44, inputFontSize: 16, activeShadow: 'none' },
      Select: { controlHeight: 44, fontSize: 16, optionSelectedBg: p.spruceSoft },
      Segmented: { trackBg: p.surface, itemSelectedBg: p.spruce, itemSelectedColor: p.onSpruce, trackPadding: 0 },
      Tabs: { inkBarColor: p.spruce, itemColor: p.ink2, itemSelectedColor: p.ink, horizontalItemGutter: 28 },
      Table: {
        headerBg: p.ground,
        headerColor: p.ink2,
        headerSplitColor: 'transparent',
        rowHoverBg: p.spruceSoft,
        cellPaddingBlock: 14,
        cellPaddingInline: 20,
      },
      Tag: { defaultBg: p.sunk, defaultColor: p.ink },
      Progress: { defaultColor: p.spruce, remainingColor: p.sunk, lineBorderRadius: 1 },
      Statistic: { contentFontSize: 42, fontFamily: serif },
      Notification: { width: 296 },
      Skeleton: { blockRadius: 2, gradientFromColor: p.sunk, gradientToColor: p.line },
      Modal: { titleFontSize: 24 },
      Checkbox: { controlInteractiveSize: 20, borderRadiusSM: 2 },
      Radio: { radioSize: 20, dotSize: 8 },
      Badge: { colorError: p.error, colorTextLightSolid: p.surface },
      Pagination: { itemActiveBg: p.surface, itemSize: 40 },
      Steps: { iconSize: 20, dotSize: 10 },
    },
  }
}
