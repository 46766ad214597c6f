import { existsSync, statSync, watchFile } from 'node:fs'
import { open } from 'node:fs/promises'
import { placesOf } from '../places.ts'
import { prettyLine } from './pretty-line.ts'

/** `make logs [SERVICE=name] [FOLLOW=false]`: the last lines of the one log, then every new one. */
const places = placesOf(process.env)
const wanted = process.env.SERVICE ?? ''
const backlogBytes = 256 * 1024
let position = existsSync(places.log) ? Math.max(0, statSync(places.log).size - backlogBytes) : 0
let rest = ''

const printNew = async () => {
  if (!existsSync(places.log)) return
  const { size } = statSync(places.log)
  if (size < position) position = 0
  if (size === position) return
  const file = await open(places.log)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(size - position), 0, size - position, position)
  await file.close()
  position += bytesRead
  const lines = (rest + buffer.subarray(0, bytesRead).toString('utf8')).split('\n')
  rest = lines.pop() ?? ''
  for (const line of lines) {
    const pretty = prettyLine(line, { service: wanted, colour: process.stdout.isTTY === true })
    if (pretty !== undefined) console.log(pretty)
  }
}

process.stdout.on('error', () => process.exit(0))
await printNew()
if (process.env.FOLLOW !== 'false') watchFile(places.log, { interval: 300 }, () => void printNew())
