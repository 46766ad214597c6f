import { after, before, describe } from 'node:test'
import { startStack, type TestStack } from '../../infra/dev/test-stack.ts'
import { startBrowser } from '../../infra/e2e/support/browser.ts'
import type { Product } from '../../infra/e2e/support/product.ts'
import { callJourneys } from '../../services/shared/contracts/e2e/calls.ts'
import { documentJourneys } from '../../services/shared/contracts/e2e/document.ts'
import { accountJourneys } from './signed-in/account.ts'
import { assessmentJourneys } from './signed-in/assessment.ts'
import { careerDocumentJourneys } from './signed-in/career-documents.ts'
import { correctionJourneys } from './signed-in/corrections.ts'
import { dashboardJourneys } from './signed-in/dashboard.ts'
import { gameJourneys } from './signed-in/game.ts'
import { jobJourneys } from './signed-in/jobs.ts'
import { keyboardJourneys } from './signed-in/keyboard.ts'
import { learningJourneys } from './signed-in/learning.ts'
import { publicJourneys } from './signed-in/public.ts'
import { recommendationJourneys } from './signed-in/recommendations.ts'
import { screenJourneys } from './signed-in/screens.ts'
import { secondStepJourneys } from './signed-in/second-step.ts'
import { securityLogJourneys } from './signed-in/security-log.ts'
import { shellJourneys } from './signed-in/shell.ts'
import { skillsJourneys } from './signed-in/skills.ts'

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
  // Many people of one address sign up here, more a minute than a stranger may; the gateway and identity each count.
  stack = await startStack({ env: { SEED: 'false', WM_THROTTLE_SIGN_IN: '200/1m', SIGN_IN_PER_ADDRESS: '200' } })
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

type Journeys = (product: Product) => void
/** Two at a time, in browsers' sessions of their own: a whole quiz, for one, is half a minute of waiting for its clock. */
const lanes: Record<string, readonly Journeys[]> = {
  'learning, work and the quiz': [gameJourneys, screenJourneys, learningJourneys, jobJourneys, keyboardJourneys],
  'everything else': [
    callJourneys,
    documentJourneys,
    shellJourneys,
    dashboardJourneys,
    assessmentJourneys,
    publicJourneys,
    recommendationJourneys,
    skillsJourneys,
    accountJourneys,
    careerDocumentJourneys,
    secondStepJourneys,
    securityLogJourneys,
    correctionJourneys,
  ],
}

describe('the signed-in product', { concurrency: 2 }, () => {
  for (const [name, all] of Object.entries(lanes))
    describe(name, { concurrency: 1 }, () => {
      for (const journeys of all) journeys(product)
    })
})
