/** What was typed counts as one word until nothing was typed for so long. */
export const typeAheadReset = 1_000

/**
 * Finds the entry that begins with what is being typed. One letter, also typed again and again, goes from one entry to the next;
 * more letters look for the word, beginning where one is.
 */
export function createTypeAhead() {
  let typed = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    /** The index in `labels`, or -1. */
    find(letter: string, labels: readonly string[], current: number): number {
      clearTimeout(timer)
      timer = setTimeout(() => {
        typed = ''
      }, typeAheadReset)
      typed += letter.toLowerCase()
      const repeated = [...typed].every((one) => one === typed[0])
      const sought = repeated ? typed.charAt(0) : typed
      const from = Math.max(0, repeated ? current + 1 : current)
      for (let step = 0; step < labels.length; step++) {
        const at = (from + step) % labels.length
        if (labels[at]?.trim().toLowerCase().startsWith(sought)) return at
      }
      return -1
    },
    /** Whether a space belongs to a word that is being typed, instead of choosing. */
    isTyping: () => typed !== '',
  }
}

/** A key that writes something, without a modifier that makes it a command. */
export function isLetter(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
}
