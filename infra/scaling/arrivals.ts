import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportType } from '@waymark/contracts/models/report-type'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import { personas } from '../personas/all.ts'

const file = t.type({ arrivals: t.array(t.tuple([t.number, t.string, reportType])) })

/** Who asks for which report, and when; in order of time. */
export function readArrivals() {
  const { arrivals } = decode(file, JSON.parse(readFileSync(join(import.meta.dirname, 'arrivals.json'), 'utf8')))
  return arrivals.map(([atMs, key, type]) => {
    const persona = personas.find((one) => one.key === key)
    if (!persona) throw new Error(`arrivals.json names nobody: ${key}`)
    return { atMs, persona, type }
  })
}

export type Arrival = ReturnType<typeof readArrivals>[number]
