import * as t from 'io-ts'

type OptionalKeys<P extends t.Props> = { [K in keyof P]: undefined extends t.TypeOf<P[K]> ? K : never }[keyof P]

/** The TypeScript type of an object codec: fields made by `optional` may be left out. */
export type ObjectOf<P extends t.Props> = { [K in Exclude<keyof P, OptionalKeys<P>>]: t.TypeOf<P[K]> } & {
  [K in OptionalKeys<P>]?: t.TypeOf<P[K]>
} extends infer O
  ? { [K in keyof O]: O[K] }
  : never

/** An object with exactly these fields: unknown ones are dropped, never an error. */
export function object<P extends t.Props>(props: P, name?: string): t.Type<ObjectOf<P>, unknown, unknown> {
  const codec = t.strict(props, name)
  // io-ts wants every key to be there, even one whose codec takes undefined; an answer may leave it out.
  const is = (u: unknown): boolean => t.UnknownRecord.is(u) && Object.entries(props).every(([key, field]) => field.is(u[key]))
  return Object.assign(codec, { is }) as unknown as t.Type<ObjectOf<P>, unknown, unknown>
}
