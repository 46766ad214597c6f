import { C } from '../charts/parts/palette.ts'
import { drawing, rect, text } from '../charts/parts/svg.ts'

/** The double blaze and the name, for dark covers. */
export const LOGO = drawing(112, 22.4, 'Waymark logo: two painted trail marks and the name', [
  rect(0, 0, 22.4, 22.4, { rx: 3.5, fill: C.spruce }),
  rect(5.2, 11.8, 5.2, 7.5, { rx: 0.5, fill: C.white }),
  rect(11.9, 3.2, 5.2, 7.5, { rx: 0.5, fill: C.blaze }),
  text(29.5, 16.6, 'Waymark', { size: 17, weight: 500, fill: '#F1F3ED', serif: true }),
])
