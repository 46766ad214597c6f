// Removes what a test run left behind: testcontainers names the labels of its things over a connection that it keeps open; ten
// seconds after the last connection is gone, containers, networks and volumes with these labels go too.
import { request } from 'node:http'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

const GRACE_MS = 10_000
const STARTS_WITHIN_MS = 60_000
const filters = new Set()
let open = 0
let timer = setTimeout(remove, STARTS_WITHIN_MS)

const server = createServer((socket) => {
  open++
  clearTimeout(timer)
  socket.on('error', () => undefined)
  socket.once('close', () => {
    if (--open === 0) timer = setTimeout(remove, GRACE_MS)
  })
  createInterface({ input: socket }).on('line', (line) => {
    const filter = line.trim()
    if (filter) filters.add(filter)
    socket.write('ACK\n')
  })
})
server.listen(8080, () => console.log('Started'))
process.on('SIGTERM', () => process.exit(0))

async function remove() {
  for (const filter of filters) {
    const labels = new URLSearchParams(filter).getAll('label')
    const query = `filters=${encodeURIComponent(JSON.stringify({ label: labels }))}`
    for (const { Id } of await call('GET', `/containers/json?all=1&${query}`)) {
      await call('DELETE', `/containers/${Id}?force=1&v=1`)
    }
    for (const { Id } of await call('GET', `/networks?${query}`)) await call('DELETE', `/networks/${Id}`)
    for (const { Name } of (await call('GET', `/volumes?${query}`)).Volumes ?? [])
      await call('DELETE', `/volumes/${Name}?force=1`)
  }
  process.exit(0)
}

function call(method, path) {
  return new Promise((resolve) => {
    const outgoing = request({ socketPath: '/var/run/docker.sock', method, path, headers: { Host: 'docker' } }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += chunk))
      answer.once('end', () => {
        if (answer.statusCode >= 400) console.error(`${method} ${path}: ${answer.statusCode} ${text.trim()}`)
        resolve(method === 'GET' && answer.statusCode === 200 ? JSON.parse(text) : [])
      })
    })
    outgoing.once('error', (error) => {
      console.error(`${method} ${path}: ${error.message}`)
      resolve([])
    })
    outgoing.end()
  })
}
