import { chromiumPath } from '@waymark/testing/chromium'
import { freePort } from '@waymark/testing/native'
import lighthouse from 'lighthouse'
import desktopConfig from 'lighthouse/core/config/desktop-config.js'
import { chromium } from 'playwright-core'
import type { Member } from '../../infra/e2e/support/member.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** 0-100 each. */
export type Scores = Record<(typeof categories)[number], number>

export type LighthouseRun = { form: 'mobile' | 'desktop'; member?: Member }

/** One browser for all runs; every run begins with an empty cache and, if given, the cookies of a signed-in person. */
export async function startLighthouse() {
  const port = await freePort()
  const browser = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath,
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  return {
    async run(url: string, { form, member }: LighthouseRun): Promise<Scores> {
      await browser.clearCookies()
      await member?.enter(browser)
      const flags = { port, onlyCategories: [...categories] }
      const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
      if (!result || result.lhr.runtimeError)
        throw new Error(`Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message}`)
      const { lhr } = result
      const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)])
      for (const name of ['accessibility', 'best-practices', 'seo'] as const) {
        const refs = lhr.categories[name]?.auditRefs.map(({ id }) => lhr.audits[id]) ?? []
        const missed = refs.filter((audit) => audit && audit.score !== null && audit.score < 1)
        if (missed.length > 0) console.log(`${url} ${name}: ${missed.map((audit) => audit?.title).join('; ')}`)
      }
      return Object.fromEntries(scores) as Scores
    },
    stop: () => browser.close(),
  }
}
