/** Of a token that is good: others like it, as somebody would try them. The same seed gives the same ones. */
export function* mutations(token: string, options: { count: number; seed: number; another: string }): Generator<string> {
  const { count, another } = options
  const random = numbers(options.seed)
  const below = (end: number) => Math.floor(random() * end)
  const letter = () => LETTERS[below(LETTERS.length)] ?? ''
  const at = (text: string, index: number, put: string, over = 1) => text.slice(0, index) + put + text.slice(index + over)
  const ways: readonly (() => string)[] = [
    () => at(token, below(token.length), letter()),
    () => at(token, token.length - 1, letter()),
    () => at(token, below(token.length + 1), letter(), 0),
    () => at(token, below(token.length + 1), '=!~ +/%'.charAt(below(7)), 0),
    () => at(token, below(token.length), ''),
    () => token.slice(0, below(token.length)),
    () => token.slice(1 + below(token.length - 1)),
    () => token + token.slice(0, below(token.length) + 1),
    () => swapped(token, below(token.length - 1)),
    () => token.slice(0, 1 + below(token.length - 1)) + another.slice(1 + below(another.length - 1)),
    () => otherCase(token, below(token.length)),
    () => token.toUpperCase(),
    () => [...token].reverse().join(''),
    () => Array.from(token, letter).join(''),
  ]
  for (let made = 0; made < count; ) {
    let mutated = ways[made % ways.length]?.() ?? ''
    // One change may have put back what was there.
    while (mutated === token || mutated === another || mutated.trim() === token)
      mutated = at(token, below(token.length), letter())
    yield mutated
    made += 1
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'

function swapped(text: string, index: number): string {
  return text.slice(0, index) + text.charAt(index + 1) + text.charAt(index) + text.slice(index + 2)
}

function otherCase(text: string, index: number): string {
  const letter = text.charAt(index)
  return (
    text.slice(0, index) + (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()) + text.slice(index + 1)
  )
}

/** Numbers from 0 up to 1 by a linear congruence of 32 bits: good enough to choose places and letters. */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
