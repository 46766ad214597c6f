/**
 * What the browser keeps of one person: drafts in the tab's storage, payment ids in the browser's. Each key names whose it is, so
 * that the next person at the same screen neither sees nor continues it, and everything of a person goes when they leave.
 */
export const guest = 'guest'

const prefix = 'waymark-own:'
/** Before keys named a person. Whose these are cannot be known. */
const withoutPerson = ['waymark-wizard', 'waymark-assessment']

export const ownKey = (person: string, name: string) => `${prefix}${person}:${name}`

/** Whose drafts may be written: anybody's until it is known who is here; nobody's (null) once a person is leaving. */
let keeper: string | null | undefined

export function readOwn(person: string, name: string, storage: Storage = sessionStorage): string | null {
  return storage.getItem(ownKey(person, name))
}

/** Does nothing for somebody who has left: a page that is going away writes its draft once more, after all was forgotten. */
export function writeOwn(person: string, name: string, text: string, storage: Storage = sessionStorage): void {
  if (keeper === undefined || keeper === person) storage.setItem(ownKey(person, name), text)
}

export function removeOwn(person: string, name: string, storage: Storage = sessionStorage): void {
  storage.removeItem(ownKey(person, name))
}

/** Somebody is signed in: what the browser keeps of anybody else goes. */
export function keepOnly(person: string): void {
  keeper = person
  forget((key) => !key.startsWith(ownKey(person, '')))
}

/** Somebody signs out or is erased. */
export function forgetEverybody(): void {
  keeper = null
  forget(() => true)
}

/** A page begins: whoever left before it has left. */
export function beginKeeping(): void {
  keeper = undefined
  for (const key of withoutPerson) sessionStorage.removeItem(key)
}

function forget(isMeant: (key: string) => boolean): void {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(prefix) && isMeant(key)) storage.removeItem(key)
}
