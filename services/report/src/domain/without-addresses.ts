/** What a mail server says may repeat whom the mail is for. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/[^\s<>,;:"()]+@[^\s<>,;:"()]+/g, 'address')
}
