const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An id from a sibling may be anything; Postgres refuses a comparison with what is no UUID. */
export function isUuid(value: string): boolean {
  return UUID.test(value)
}
