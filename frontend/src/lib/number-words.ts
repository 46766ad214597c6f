const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Small numbers as a sentence writes them; larger ones in figures. */
export function numberWord(count: number): string {
  return words[count] ?? String(count)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
