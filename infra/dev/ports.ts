import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { listen } from './listen.ts'

/** Where a port is wanted: the first free one from `preferred` upwards is taken. */
export type PortWish = { name: string; preferred: number }

export type Reservation = {
  ports: Record<string, number>
  moved: { name: string; wanted: number; got: number }[]
  release: () => void
}

/**
 * Finds a free port for every wish. Each found port is also claimed by an abstract Unix socket held by this process,
 * so that a second stack that starts in the same moment passes over it before anything listens there.
 */
export const reservePorts = async (wishes: PortWish[]): Promise<Reservation> => {
  const claims: Server[] = []
  const release = () => {
    for (const claim of claims) claim.close()
  }
  const reservation: Reservation = { ports: {}, moved: [], release }
  for (const { name, preferred } of wishes) {
    const { port, claim } = await firstFree(preferred)
    claims.push(claim)
    reservation.ports[name] = port
    if (port !== preferred) reservation.moved.push({ name, wanted: preferred, got: port })
  }
  return reservation
}

/** Free means: nothing listens there on IPv4 or IPv6, because browsers try both for `localhost`. */
export const isFree = async (port: number): Promise<boolean> =>
  (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))

/** The program that listens on a port, as far as this user may see. */
export const portUser = (port: number): string | undefined => {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const listening = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readText(file)
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[1]?.endsWith(wanted) && columns[3] === '0A'),
  )
  const sockets = new Set(listening.map((columns) => `socket:[${columns[9]}]`))
  const pid = readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && openFiles(entry).some((file) => sockets.has(file)))
  return pid && `${readText(`/proc/${pid}/comm`).trim()} (pid ${pid})`
}

const openFiles = (pid: string): string[] => {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((descriptor) => readlinkSync(`/proc/${pid}/fd/${descriptor}`))
  } catch {
    return []
  }
}

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const firstFree = async (preferred: number): Promise<{ port: number; claim: Server }> => {
  for (let port = preferred; port < preferred + 400 && port < 65_536; port += 1) {
    const claim = await tryClaim(port)
    if (!claim) continue
    if (await isFree(port)) return { port, claim }
    claim.close()
  }
  throw new Error(`no free port between ${preferred} and ${preferred + 400}`)
}

const tryClaim = async (port: number): Promise<Server | undefined> => {
  const claim = createServer()
  claim.unref()
  try {
    await listen(claim, { path: `\0waymark-port-${port}` })
    return claim
  } catch {
    return undefined
  }
}

const canListen = async (port: number, host: string): Promise<boolean> => {
  const probe = createServer()
  try {
    await listen(probe, { port, host })
    await new Promise((done) => probe.close(done))
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'
  }
}
