import { join } from 'node:path'
import { repoRoot } from '../../../infra/dev/places.ts'
import { type Screen, startBrowser, type Visit, type Visitor } from '../../../infra/e2e/support/browser.ts'
import { createFrontendServer } from '../../server/server.ts'

export type FrontendAlone = {
  site: string
  visit: (screen: Screen, options?: Visit) => Promise<Visitor>
  stop: () => Promise<void>
}

/** The built frontend and a browser, without a gateway or a service. */
export async function startFrontendAlone(): Promise<FrontendAlone> {
  const server = await createFrontendServer({ dist: join(repoRoot, 'frontend/dist'), site: 'http://localhost' })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const site = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const browser = await startBrowser()
  return {
    site,
    visit: (screen, options) => browser.visit(site, screen, options),
    async stop() {
      await browser.stop()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
