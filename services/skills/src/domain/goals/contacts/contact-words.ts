/** What places do that are with what somebody wants to keep, and that are not. */
export type Contact = {
  /** After plural titles. */
  readonly on: string
  readonly off: string
  /** Of one place. */
  readonly met: string
  readonly source: string
  /** Our reading of all occupations; else a published figure of some. */
  readonly isRead: boolean
}

const READ = 'Our reading of O*NET tasks'

/** Whom or what somebody wants to stay with, whichever work it is: no work is named by it. */
export const CONTACTS: Readonly<Record<string, Contact>> = {
  with_patients: {
    on: 'are with patients for much of the day',
    off: 'are with patients less, or not at all',
    met: 'this work is with patients for much of the day',
    source: READ,
    isRead: true,
  },
  with_children: {
    on: 'are with children or young people for much of the day',
    off: 'are with them only in some posts, or not at all',
    met: 'this work is with children or young people for much of the day',
    source: READ,
    isRead: true,
  },
  with_elders: {
    on: 'are with older people for much of the day',
    off: 'are with them only in some posts, or not at all',
    met: 'this work is with older people for much of the day',
    source: READ,
    isRead: true,
  },
  with_animals: {
    on: 'are with animals for much of the day',
    off: 'are with animals only in some posts, or not at all',
    met: 'this work is with animals for much of the day',
    source: READ,
    isRead: true,
  },
  with_people: {
    on: 'deal with customers, patients or the public for much of the day',
    off: 'deal more with coworkers, or work more alone',
    met: 'this work deals with customers, patients or the public for much of the day',
    source: 'O*NET 24.2 work context: dealing with external customers',
    isRead: false,
  },
  with_hands: {
    on: 'work with their hands for much of the day',
    off: 'use their hands less, or mostly at a keyboard',
    met: 'this work is done with the hands for much of the day',
    source: 'O*NET 24.2 work context: time using one’s hands',
    isRead: false,
  },
}

export const CONTACT_SOURCES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CONTACTS).map(([id, { source }]) => [id, source]),
)

/** Value from which a place is with it for much of the day. */
export const MUCH_OF_THE_DAY = 0.8
/** Value from which somebody has it in the present work, and so keeps it rather than asks for other work. */
export const HAS_IT = 0.5
