import { after, before } from 'node:test'
import { startStack, type TestStack } from '../local/test-stack.ts'
import { accountJourneys } from './signed-in/account.ts'
import { assessmentJourneys } from './signed-in/assessment.ts'
import { callJourneys } from './signed-in/calls.ts'
import { dashboardJourneys } from './signed-in/dashboard.ts'
import { gameJourneys } from './signed-in/game.ts'
import { jobJourneys } from './signed-in/jobs.ts'
import { keyboardJourneys } from './signed-in/keyboard.ts'
import { learningJourneys } from './signed-in/learning.ts'
import type { Product } from './signed-in/product.ts'
import { publicJourneys } from './signed-in/public.ts'
import { recommendationJourneys } from './signed-in/recommendations.ts'
import { screenJourneys } from './signed-in/screens.ts'
import { shellJourneys } from './signed-in/shell.ts'
import { skillsJourneys } from './signed-in/skills.ts'
import { startBrowser } from './support/browser.ts'

/**
 * The screens of the signed-in product, one file of journeys each, on one stack: every journey has a person of its own.
 * `WAYMARK_SITE` and `WAYMARK_MAILBOX` name a stack that runs already.
 */
let stack: TestStack | undefined
let browser: Awaited<ReturnType<typeof startBrowser>> | undefined
let site = process.env.WAYMARK_SITE ?? ''
let mailbox = process.env.WAYMARK_MAILBOX ?? ''

before(async () => {
  browser = await startBrowser()
  if (site) return
  stack = await startStack({ env: { SEED: 'false' } })
  site = stack.endpoints.site
  mailbox = stack.endpoints.mailbox
})
after(async () => {
  await browser?.stop()
  await stack?.stop()
})

const product: Product = {
  site: () => site,
  mailbox: () => mailbox,
  visit: (screen, options) => {
    if (!browser) throw new Error('the browser did not start')
    return browser.visit(site, screen, options)
  },
}

for (const journeys of [
  callJourneys,
  shellJourneys,
  dashboardJourneys,
  assessmentJourneys,
  learningJourneys,
  publicJourneys,
  gameJourneys,
  jobJourneys,
  recommendationJourneys,
  skillsJourneys,
  accountJourneys,
  screenJourneys,
  keyboardJourneys,
] as readonly ((product: Product) => void)[])
  journeys(product)
