import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Median time of an answer in ms while requests start at a steady rate, whatever the answers do. */
export async function medianAtRate(url: string, headers: Record<string, string>, perSecond: number, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const one = () => {
    const begun = performance.now()
    get(url, { agent, headers }, (res) => res.resume().once('end', () => times.push(performance.now() - begun))).once(
      'error',
      () => {},
    )
  }
  const begun = performance.now()
  let sent = 0
  while (performance.now() - begun < ms) {
    const due = ((performance.now() - begun) * perSecond) / 1_000
    for (; sent < due; sent++) one()
    await wait(1)
  }
  await wait(200)
  agent.destroy()
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}

/** Starts so many requests, and goes away from every one of them; answers how many were open. */
export async function abortMany(url: string, count: number): Promise<number> {
  const requests = Array.from({ length: count }, () => get(url, { agent: false }).on('error', () => {}))
  await wait(2_000)
  const open = requests.filter((request) => request.socket && !request.socket.destroyed).length
  for (const request of requests) request.destroy()
  return open
}
