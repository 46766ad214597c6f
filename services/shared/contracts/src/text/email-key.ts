/**
 * The form in which addresses are compared. Only A to Z are folded: folding more (full-width letters, the Kelvin sign) would make
 * one account of two mailboxes, and the owner of the one could stand in the way of the other.
 */
export function emailKeyOf(email: string): string {
  const folded = email.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  return folded.normalize('NFC')
}
