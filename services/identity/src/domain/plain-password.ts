export const MIN_PASSWORD = 10
export const MAX_PASSWORD = 200

/** Upper case and the width of letters help nobody: guessers try them all. */
export function plainForm(password: string): string {
  return password.normalize('NFKC').toLowerCase()
}
