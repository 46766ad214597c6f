import { LIMIT_BOUNDS } from './limit-values.ts'

/** What work does that keeps to a limit, that breaks it in part, and of which nothing is published: of one place, after "this work". */
export type LimitWords = {
  readonly met: string
  readonly ask: string
  readonly unknown: string
  /** The same of several places, after their plural titles. */
  readonly on: string
  readonly off: string
  /** What helps beside the list. */
  readonly helps: string
}

const ACCOMMODATION =
  'The Job Accommodation Network (askjan.org) tells you free of charge what an employer can change for it, and how to ask.'

export const LIMIT_WORDS: Readonly<Record<string, LimitWords>> = {
  no_driving: {
    met: 'this work needs little or no driving',
    ask: 'some posts of this work ask for driving, and some do not',
    unknown: 'nothing is published on how much this work drives',
    on: 'need little or no driving',
    off: 'have posts that ask for driving',
    helps: 'Ask each employer whether the post needs a license or a car, and how others get there.',
  },
  hearing: {
    met: 'this work asks for little fine hearing',
    ask: 'posts of this work rest on sounds, alarms or the phone',
    unknown: 'nothing is published on how much hearing this work asks for',
    on: 'ask for little fine hearing',
    off: 'have posts that rest on sounds, alarms or the phone',
    helps: ACCOMMODATION,
  },
  sight: {
    met: 'this work can be done with little sight, or with a screen reader',
    ask: 'posts of this work rest on sharp sight',
    unknown: 'nothing is published on how much sight this work asks for',
    on: 'can be done with little sight, or with a screen reader',
    off: 'have posts that rest on sharp sight',
    helps: 'Your state’s agency for vocational rehabilitation pays for aids and training: ask it before you choose.',
  },
  change_position: {
    met: 'this work lets you sit, stand and walk in turns',
    ask: 'posts of this work keep you long in one position',
    unknown: 'nothing is published on how long this work sits or stands',
    on: 'let you sit, stand and walk in turns',
    off: 'have posts that keep you long in one position',
    helps: ACCOMMODATION,
  },
  no_kneeling: {
    met: 'this work hardly kneels or climbs',
    ask: 'posts of this work kneel, crawl or climb',
    unknown: 'nothing is published on how much this work kneels or climbs',
    on: 'hardly kneel or climb',
    off: 'have posts that kneel, crawl or climb',
    helps: ACCOMMODATION,
  },
  less_noise: {
    met: 'this work has little noise and no crowds',
    ask: 'posts of this work are loud or crowded',
    unknown: 'nothing is published on how loud or crowded this work is',
    on: 'have little noise and no crowds',
    off: 'have posts that are loud or crowded',
    helps: 'Ask to sit in for an hour at the busiest time of the day before you say yes.',
  },
  one_at_a_time: {
    met: 'this work is mostly with one person at a time',
    ask: 'posts of this work face several people at once',
    unknown: 'nothing is published on how many people this work faces at once',
    on: 'are mostly with one person at a time',
    off: 'have posts that face several people at once',
    helps: 'Ask how many people are in the room, and whether the door closes.',
  },
  clean_air: {
    met: 'this work is mostly free of dust, fumes and harsh chemicals',
    ask: 'posts of this work meet dust, fumes or chemicals',
    unknown: 'nothing is published on dust, fumes and chemicals in this work',
    on: 'are mostly free of dust, fumes and harsh chemicals',
    off: 'have posts that meet dust, fumes or chemicals',
    helps:
      'Ask which products and materials are used there, and to read their safety data sheets, which employers must keep at hand for those who work with them; name your triggers to your doctor first.',
  },
  no_heat: {
    met: 'this work is mostly done out of the heat',
    ask: 'posts of this work are hot, or outside in summer',
    unknown: 'nothing is published on heat in this work',
    on: 'are mostly done out of the heat',
    off: 'have posts that are hot, or outside in summer',
    helps: 'Ask to see the place in July, how breaks and water are kept, and which posts are inside and cooled.',
  },
  no_cold: {
    met: 'this work is mostly done out of the cold',
    ask: 'posts of this work are in cold rooms, or outside in winter',
    unknown: 'nothing is published on cold in this work',
    on: 'are mostly done out of the cold',
    off: 'have posts in cold rooms, or outside in winter',
    helps: 'Ask how long one stays in the cooler or outside at a time, and which posts are in heated rooms.',
  },
  easy_hands: {
    met: 'this work has little gripping and fine handwork',
    ask: 'posts of this work grip, hold or handle small things for much of the day',
    unknown: 'nothing is published on gripping and fine handwork in this work',
    on: 'have little gripping and fine handwork',
    off: 'have posts that grip, hold or handle small things for much of the day',
    helps: ACCOMMODATION,
  },
  less_typing: {
    met: 'this work types little',
    ask: 'posts of this work type for a good part of the day',
    unknown: 'nothing is published on how much this work types',
    on: 'type little',
    off: 'have posts that type for a good part of the day',
    helps: `Dictation and other keyboards take over much of the typing: ask before you start whether you may use them. ${ACCOMMODATION}`,
  },
  less_phone: {
    met: 'this work is not on the phone all day',
    ask: 'posts of this work use the phone every day',
    unknown: 'nothing is published on how much this work is on the phone',
    on: 'are not on the phone all day',
    off: 'have posts that use the phone every day',
    helps: 'Ask how many calls a day come with the post, and whether mail, chat or a colleague can take their place.',
  },
  less_talking: {
    met: 'this work does not talk for most of the day',
    ask: 'posts of this work talk for a good part of the day',
    unknown: 'nothing is published on how much this work talks',
    on: 'do not talk for most of the day',
    off: 'have posts that talk for a good part of the day',
    helps: 'Ask how many hours a day are spent talking. A speech-language pathologist can say how much your voice may do.',
  },
  no_presenting: {
    met: 'none of the usual tasks of this work is done before a group',
    ask: 'posts of this work speak before a group now and then',
    unknown: 'nothing is published on speaking before groups in this work',
    on: 'have no usual task before a group',
    off: 'have posts that speak before a group',
    helps: 'Ask who presents to clients and to the board, and how often the newest person must.',
  },
}

/** Every limit with its words for several places, and the value from which it is met. */
export const LIMITS = Object.entries(LIMIT_WORDS).map(([id, { on, off }]) => ({ id, on, off, met: LIMIT_BOUNDS[id]!.met }))

/** How a value stands to a limit: `met`, `ask` for posts that fit, or `unknown`. */
export function limitVerdict(id: string, value: number | undefined): 'met' | 'ask' | 'unknown' {
  if (value === undefined) return 'unknown'
  return value >= LIMIT_BOUNDS[id]!.met ? 'met' : 'ask'
}
