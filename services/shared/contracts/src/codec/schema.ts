import type * as t from 'io-ts'

/** A JSON Schema 2020-12 fragment, as OpenAPI 3.1 uses it. */
export type JsonSchema = { readonly [key: string]: unknown }

const schemas = new WeakMap<object, JsonSchema>()

/** Remembers the JSON Schema of a codec that io-ts cannot describe by itself (a bounded text, an integer, ...). */
export function described<C extends t.Mixed>(codec: C, schema: JsonSchema): C {
  schemas.set(codec, schema)
  return codec
}

/** The schema given to `described`, or undefined. */
export function schemaOf(codec: object): JsonSchema | undefined {
  return schemas.get(codec)
}
