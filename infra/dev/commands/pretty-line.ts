const levels: Record<number, string> = { 10: 'TRACE', 20: 'DEBUG', 30: 'INFO', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }
const unprinted = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'service', 'name', 'err', 'v'])

/** One line of the log as a person reads it; undefined for a line of another service. */
export const prettyLine = (line: string, options: { service: string; colour: boolean }): string | undefined => {
  const parts = /^(\S+) (\S+) +(.*)$/.exec(line)
  if (!parts) return options.service === '' ? line : undefined
  const [, time = '', service = '', text = ''] = parts
  if (options.service !== '' && service !== options.service) return undefined
  const column = options.colour ? `\u001b[36m${service.padEnd(14)}\u001b[0m` : service.padEnd(14)
  return `${time.slice(11, 23)} ${column} ${readable(text)}`
}

const readable = (text: string): string => {
  const entry = parseObject(text)
  if (!entry) return text
  const level =
    typeof entry.level === 'number' ? (levels[entry.level] ?? String(entry.level)) : String(entry.level ?? '').toUpperCase()
  const details = Object.entries(entry)
    .filter(([key]) => !unprinted.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const failure = entry.err as { message?: string; stack?: string } | undefined
  const words = [level.padEnd(5), entry.msg ?? '', ...details].join(' ').trimEnd()
  return failure ? `${words}\n    ${failure.stack ?? failure.message ?? ''}` : words
}

const parseObject = (text: string): Record<string, unknown> | undefined => {
  if (!text.startsWith('{')) return undefined
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}
