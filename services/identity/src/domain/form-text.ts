/** What a person typed into a one-line field: outer blanks and the characters that turn text around or break lines go. */
export function oneLine(value: string | undefined): string {
  return (value ?? '').replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ').trim()
}
