import * as t from 'io-ts'

/** One wrong place in an input: the path in dots (`responses.values.0`), and a sentence that a person understands. */
export type FieldError = { path: string; message: string }

/** Turns io-ts failures into paths and sentences, one a path, in the order found. */
export function explain(errors: t.Errors): FieldError[] {
  const seen = new Map<string, FieldError>()
  for (const error of errors) {
    const path = pathOf(error.context)
    if (!seen.has(path)) seen.set(path, { path, message: error.message ?? sentenceFor(error.context) })
  }
  return [...seen.values()]
}

function pathOf(context: t.Context): string {
  return context
    .filter((entry, i) => entry.key !== '' && !branches(context[i - 1]?.type))
    .map((entry) => entry.key)
    .join('.')
}

/** Unions and intersections put the number of the branch into the context; it is no part of the input. */
function branches(type: t.Decoder<unknown, unknown> | undefined): boolean {
  return type instanceof t.UnionType || type instanceof t.IntersectionType
}

function sentenceFor(context: t.Context): string {
  const last = context[context.length - 1]
  if (last?.actual === undefined) return 'Please fill in this field'
  return `Please give ${wording[last.type.name] ?? 'a valid value'}`
}

const wording: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  UnknownRecord: 'an object',
}
