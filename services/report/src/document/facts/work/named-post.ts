import { lowerTitle } from '../reading.ts'

/**
 * What a place in the present work is called in running text: the post that was named ("CFO"), or the title with the field that was
 * named ("loan officer in commercial lending"); undefined for words that are neither.
 */
export function namedPost(name: string, title: string): string | undefined {
  if (POST.test(name)) return lowerTitle(name)
  if (!FIELD.test(name)) return undefined
  const field = name.toLowerCase()
  // "Client side" is where somebody stands; a field is what they work in.
  return SIDE.test(field) ? `${title} on the ${field.replace(/^(?:the|on the) /, '')}` : `${title} in ${field}`
}

/** The name of somebody who holds a post: "CFO", "finish carpenter", "chief people officer". */
const POST = /^(?:C[A-Z]O|VP|(?!your )[\w -]{2,36}(?:[a-z]{2}er|[a-z]or|ist|tant|ian|head|chief|superintendent))$/i

/** Two or three words that name a field, "clinical pharmacy", and no wish: "somewhere with regular hours". */
const FIELD =
  /^(?!some|any|other|another|new|better|less|more|start|run|open|stay|keep|move|your |be |a |the |my )[a-z]{4,}(?: [a-z]{4,}){1,2}$/i
const SIDE = /\bside$/
