/** Whose an assessment is: a signed-in person's, or a guest's, who is known by the digest of their cookie and by their address. */
export type Owner = { readonly userId: string } | { readonly guestKey: string; readonly guestEmail: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Ids from outside may be anything; the database takes only these. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
