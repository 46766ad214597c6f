import type { FeedFormat } from './feeds.ts'
import { parseCsv } from './parse-csv.ts'
import { parseGreenhouse } from './parse-greenhouse.ts'
import { parseJsonLd } from './parse-json-ld.ts'
import { parseLever } from './parse-lever.ts'
import { MOST_BYTES, type Parsed } from './posting-draft.ts'

const parsers = { json_ld: parseJsonLd, greenhouse: parseGreenhouse, lever: parseLever, csv: parseCsv } as const

/** Reads a feed's document. One bad posting is reported beside the others; a document that is something else throws. */
export function parseDocument(document: string, options: { format: FeedFormat; company?: string }): Parsed {
  if (document.length > MOST_BYTES) throw new Error('the document is larger than is read')
  return parsers[options.format](document, options.company ? { company: options.company } : {})
}
