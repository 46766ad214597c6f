import * as t from 'io-ts'
import { type JsonSchema, schemaOf } from './schema.ts'

type Extras = { optionalOf?: t.Mixed; listOf?: t.Mixed; listBounds?: JsonSchema; mapOf?: t.Mixed; maxKeys?: number }

/** The JSON Schema of a codec. Throws for a codec it cannot describe: an undocumented shape is a bug of ours. */
export function toJsonSchema(codec: t.Mixed): JsonSchema {
  const extras = codec as t.Mixed & Extras
  if (extras.optionalOf) return toJsonSchema(extras.optionalOf)
  if (extras.listOf) return { type: 'array', items: toJsonSchema(extras.listOf), ...extras.listBounds }
  if (extras.mapOf) return { type: 'object', additionalProperties: toJsonSchema(extras.mapOf), maxProperties: extras.maxKeys }
  const own = schemaOf(codec)
  if (own) return own
  if (codec instanceof t.StringType) return { type: 'string' }
  if (codec instanceof t.NumberType) return { type: 'number' }
  if (codec instanceof t.BooleanType) return { type: 'boolean' }
  if (codec instanceof t.NullType) return { type: 'null' }
  if (codec instanceof t.UnknownType) return {}
  if (codec instanceof t.LiteralType) return { const: codec.value }
  if (codec instanceof t.ArrayType) return { type: 'array', items: toJsonSchema(codec.type) }
  if (codec instanceof t.DictionaryType) return { type: 'object', additionalProperties: toJsonSchema(codec.codomain) }
  if (codec instanceof t.UnionType) return { anyOf: codec.types.map((type: t.Mixed) => toJsonSchema(type)) }
  if (codec instanceof t.IntersectionType) return { allOf: codec.types.map((type: t.Mixed) => toJsonSchema(type)) }
  if (codec instanceof t.ExactType) return toJsonSchema(codec.type)
  if (codec instanceof t.InterfaceType) return objectSchema(codec.props)
  if (codec instanceof t.PartialType) return { type: 'object', properties: properties(codec.props) }
  throw new Error(`No JSON Schema for codec ${codec.name}`)
}

function objectSchema(props: t.Props): JsonSchema {
  const required = Object.entries(props)
    .filter(([, codec]) => !(codec as t.Mixed & Extras).optionalOf)
    .map(([key]) => key)
  return { type: 'object', properties: properties(props), ...(required.length > 0 && { required }) }
}

function properties(props: t.Props): JsonSchema {
  return Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, toJsonSchema(codec)]))
}
