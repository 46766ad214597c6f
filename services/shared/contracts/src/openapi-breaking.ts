type Schema = { properties?: Record<string, Schema>; required?: string[]; items?: Schema; enum?: unknown[] }
type Media = { content?: Record<string, { schema?: Schema }> }
type Operation = { requestBody?: Media; responses?: Record<string, Media> }
type Document = { paths?: Record<string, Record<string, Operation>> }

/**
 * What a client of the older document would stumble over: a call that is gone, a request field that became required or was
 * narrowed, an answer field that vanished. Additions are fine.
 */
export function breakingChanges(older: object, newer: object): string[] {
  const before = (older as Document).paths ?? {}
  const after = (newer as Document).paths ?? {}
  return Object.entries(before).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`
      const now = after[path]?.[method]
      if (!now) return [`${name} is gone`]
      return [...requestChanges(operation, now), ...answerChanges(operation, now)].map((change) => `${name}: ${change}`)
    }),
  )
}

function requestChanges(before: Operation, now: Operation): string[] {
  return compareRequest(schemaIn(before.requestBody), schemaIn(now.requestBody), '')
}

function compareRequest(before: Schema, now: Schema, at: string): string[] {
  const already = new Set(before.required)
  const required = (now.required ?? [])
    .filter((field) => !already.has(field))
    .map((field) => `request field ${at}${field} is now required`)
  const name = at === '' ? 'body' : at.slice(0, -1)
  const lost = before.enum
    ? before.enum
        .filter((value) => now.enum && !now.enum.includes(value))
        .map((value) => `request value ${value} of ${name} is gone`)
    : now.enum && [`request field ${name} takes a few values only`]
  const deeper = Object.entries(now.properties ?? {}).flatMap(([field, schema]) =>
    compareRequest(before.properties?.[field] ?? schema, schema, `${at}${field}.`),
  )
  return [...required, ...(lost ?? []), ...deeper]
}

function answerChanges(before: Operation, now: Operation): string[] {
  return Object.entries(before.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, answer]) => {
      const other = now.responses?.[status]
      return other ? compareAnswer(schemaIn(answer), schemaIn(other), '') : [`answer ${status} is gone`]
    })
}

function compareAnswer(before: Schema, now: Schema, at: string): string[] {
  const left = Object.entries(before.properties ?? {}).flatMap(([field, schema]) => {
    const other = now.properties?.[field]
    return other ? compareAnswer(schema, other, `${at}${field}.`) : [`answer field ${at}${field} is gone`]
  })
  return before.items && now.items ? [...left, ...compareAnswer(before.items, now.items, `${at}[].`)] : left
}

function schemaIn(media: Media | undefined): Schema {
  return Object.values(media?.content ?? {})[0]?.schema ?? {}
}
