const DAY_MS = 86_400_000
/** RFC 9116 wants less than a year; written anew at each request, it never runs out while the site is served. */
const VALID_DAYS = 180

export const securityTxtPath = '/.well-known/security.txt'

/** Whom to tell of a weakness (RFC 9116). */
export function securityTxt({ contact, site, now }: { contact: string; site: string; now: Date }): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site}${securityTxtPath}`,
    '',
  ].join('\n')
}
