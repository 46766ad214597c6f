import { type Browser, type Page, TimeoutError } from 'puppeteer'
import { launchBrowser } from './launch-browser.ts'
import { createPrintQueue } from './print-queue.ts'

export interface PrintBrowserOptions {
  /** Path of Chromium; ours is the system's. */
  executablePath: string
  /** Pages printed at the same time. */
  tabs?: number
  /** Jobs that may wait for a tab; one more is refused as `unavailable`. */
  maxWaiting?: number
  /** The browser is replaced after this many jobs or this age, whichever comes first. */
  maxJobs?: number
  maxAgeMs?: number
  /** A job that takes longer takes its browser down with it. */
  jobTimeoutMs?: number
}

/** The browser went away or took too long; nothing is said about the document, for a tab that hangs takes its neighbour along. */
export class PrintBroken extends Error {
  constructor(cause: unknown) {
    super(`The print browser broke: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'PrintBroken'
  }
}

export interface PrintBrowser {
  /**
   * Runs a job in an empty tab with everything switched off that could reach out or stay behind. A job whose signal aborts leaves
   * the queue, or loses its tab in the middle of the work.
   */
  run<T>(job: (page: Page) => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Ends the browser once its jobs are done. Safe to call twice. */
  stop(): Promise<void>
}

const CLOSE_MS = 3_000

/** Chromium as a supervised process: launched at the first job, recycled, and killed when it hangs. */
export function createPrintBrowser(options: PrintBrowserOptions): PrintBrowser {
  const { executablePath, tabs = 2, maxWaiting = 100, maxJobs = 100, maxAgeMs = 15 * 60_000, jobTimeoutMs = 30_000 } = options
  const queue = createPrintQueue({ places: tabs, maxWaiting })
  let current: Supervised | undefined
  let stopped = false

  async function run<T>(job: (page: Page) => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (stopped) throw new Error('The print browser was stopped')
    const leave = await queue.enter(signal)
    try {
      return await runIn(await lease(), job, signal)
    } finally {
      leave()
    }
  }

  async function lease(): Promise<Supervised> {
    if (current && (current.dead || current.jobs >= maxJobs || Date.now() - current.bornAt > maxAgeMs)) {
      retire(current)
      current = undefined
    }
    current ??= supervise(executablePath)
    current.jobs++
    current.active++
    return current
  }

  async function runIn<T>(supervised: Supervised, job: (page: Page) => Promise<T>, signal?: AbortSignal): Promise<T> {
    let page: Promise<Page> | undefined
    const limit = limitOf(signal, jobTimeoutMs, () => kill(supervised))
    try {
      const free = supervised.idle.pop()
      page = free ? Promise.resolve(free) : supervised.browser.then(openTab)
      const tab = await Promise.race([page, limit.over])
      const result = await Promise.race([job(tab), limit.over])
      await Promise.race([empty(tab), limit.over])
      supervised.idle.push(tab)
      page = undefined
      return result
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (!(await isAlive(supervised))) kill(supervised)
      throw supervised.dead || error instanceof TimeoutError ? new PrintBroken(error) : error
    } finally {
      limit.end()
      if (page && !supervised.dead) await closeTab(page, () => kill(supervised))
      supervised.active--
      if (supervised.retired && supervised.active === 0) await close(supervised)
    }
  }

  async function stop(): Promise<void> {
    stopped = true
    if (!current) return
    const last = current
    current = undefined
    retire(last)
    const deadline = Date.now() + jobTimeoutMs
    while (last.active > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50))
    await close(last)
  }

  return { run, stop }
}

/** Rejects when the caller goes, and when the job takes too long: then the browser hangs and is killed. */
function limitOf(signal: AbortSignal | undefined, ms: number, hung: () => void): { over: Promise<never>; end(): void } {
  const { promise: over, reject } = Promise.withResolvers<never>()
  over.catch(() => undefined)
  const gone = () => reject(signal?.reason)
  if (signal?.aborted) gone()
  signal?.addEventListener('abort', gone, { once: true })
  const timer = setTimeout(() => {
    hung()
    reject(new Error(`Printing took longer than ${ms} ms`))
  }, ms)
  return {
    over,
    end() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', gone)
    },
  }
}

/** A tab that is busy with somebody's endless document does not answer; then the browser goes with it. */
async function closeTab(page: Promise<Page>, hung: () => void): Promise<void> {
  const timer = setTimeout(hung, CLOSE_MS)
  try {
    await (await page).browserContext().close()
  } catch {
    hung()
  } finally {
    clearTimeout(timer)
  }
}

/** Offline, no scripts of the document, every request refused: three walls, as none alone holds. */
async function openTab(browser: Browser): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage()
  await page.setJavaScriptEnabled(false)
  await page.setOfflineMode(true)
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const url = request.url()
    if (url === 'about:blank' || url.startsWith('data:')) return void request.continue()
    void request.abort('accessdenied')
  })
  return page
}

/**
 * No script of a document ever ran in the tab: with an empty one it is what a new tab would be, and saves a process and its cold
 * fonts. What the documents held is collected after every second one; left alone, a tab keeps several of them, 180 MB.
 */
async function empty(tab: Page): Promise<void> {
  await tab.goto('about:blank')
  const jobs = (emptied.get(tab) ?? 0) + 1
  emptied.set(tab, jobs)
  if (jobs % JOBS_A_COLLECTION === 0) await tab.evaluate('gc()')
}

const JOBS_A_COLLECTION = 2
const emptied = new WeakMap<Page, number>()

interface Supervised {
  browser: Promise<Browser>
  /** Tabs whose last job ended well, each in a context of its own. */
  idle: Page[]
  bornAt: number
  jobs: number
  active: number
  retired: boolean
  dead: boolean
}

function supervise(executablePath: string): Supervised {
  const supervised: Supervised = {
    browser: launchBrowser(executablePath),
    idle: [],
    bornAt: Date.now(),
    jobs: 0,
    active: 0,
    retired: false,
    dead: false,
  }
  supervised.browser.then(
    (browser) => browser.once('disconnected', () => (supervised.dead = true)),
    () => (supervised.dead = true),
  )
  return supervised
}

function retire(supervised: Supervised): void {
  supervised.retired = true
  if (supervised.active === 0) void close(supervised)
}

async function close(supervised: Supervised): Promise<void> {
  if (supervised.dead) return
  supervised.dead = true
  const browser = await supervised.browser.catch(() => undefined)
  await browser?.close().catch(() => browser.process()?.kill('SIGKILL'))
}

function kill(supervised: Supervised): void {
  supervised.dead = true
  void supervised.browser.then((browser) => browser.process()?.kill('SIGKILL')).catch(() => undefined)
}

async function isAlive(supervised: Supervised): Promise<boolean> {
  if (supervised.dead) return false
  const browser = await supervised.browser.catch(() => undefined)
  return browser?.connected ?? false
}
