import * as t from 'io-ts'
import { object } from '../../codec/object.ts'

/** A post that people of an occupation are promoted to, within it or leading it. */
const rung = object({
  name: t.string,
  /** What is different there, a sentence. */
  differs: t.string,
  /** What opens it, a sentence. */
  opens: t.string,
})
export type Rung = t.TypeOf<typeof rung>

/** A kind of employer or a field where the same license and skills do different work. */
const setting = object({
  name: t.string,
  /** What differs in hours, pay or load, a sentence. */
  differs: t.string,
})
export type Setting = t.TypeOf<typeof setting>

/** The same work in another post or setting, lowest post first. Our own reading, with no data behind it. */
export const sameWork = object({ rungs: t.array(rung), settings: t.array(setting) })
export type SameWork = t.TypeOf<typeof sameWork>
