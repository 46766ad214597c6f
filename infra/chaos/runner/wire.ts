import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type WireState = 'open' | 'cut' | 'silent' | 'slow'

/** A line of TCP between a process and whoever calls it, which can be cut, silenced or slowed. */
export type Wire = {
  port: number
  become(state: WireState): void
  /** How many connections were cut or refused and how many parts were lost or late so far. */
  harm(): number
  close(): void
}

const SLOW_MS = 400

/** `target` is asked for each connection: a process that starts again keeps its port, but is found late. */
export async function openWire(target: () => number, port = 0): Promise<Wire> {
  let state: WireState = 'open'
  let harm = 0
  const open = new Set<Socket>()
  const join = (from: Socket, to: Socket) => {
    open.add(from)
    from.on('data', (part) => {
      if (state !== 'open') harm++
      // What is silenced stays lost, as on a broken line; the ends are cut when it opens again.
      if (state === 'silent') return
      const pass = () => void (to.destroyed || to.write(part))
      if (state === 'slow') setTimeout(pass, SLOW_MS)
      else pass()
    })
    from.on('end', () => (state === 'slow' ? setTimeout(() => to.end(), SLOW_MS) : to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      open.delete(from)
      if (state !== 'slow') to.destroy()
    })
  }
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    caller.on('error', () => undefined)
    if (state === 'cut') {
      harm++
      return void caller.resetAndDestroy()
    }
    const upstream = connect({ port: target(), host: '127.0.0.1', allowHalfOpen: true })
    join(caller, upstream)
    join(upstream, caller)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      const broken = next === 'cut' || state === 'silent'
      state = next
      if (!broken) return
      harm += open.size
      for (const socket of open) socket.resetAndDestroy()
    },
    harm: () => harm,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
