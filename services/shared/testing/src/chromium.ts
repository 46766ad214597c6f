import { CHROMIUM } from '@waymark/kit/chromium'

/** The browser of tests and tools: the one that prints reports, or the one that is set. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? CHROMIUM
