import { truncate } from '@waymark/contracts/text/truncate'
/** A place as it is shown, whether the work is done from anywhere, and the words by which it is found. */
export type Place = { readonly location: string; readonly remote: boolean; readonly words: string }

export function readPlace(written: string, options: { remote?: boolean } = {}): Place {
  const text = truncate(written.replace(/\s+/g, ' ').trim(), 120)
  const remote = options.remote === true || (REMOTE.test(text) && !NOT_REMOTE.test(text))
  const location = text === '' ? (remote ? 'Remote' : 'Place not stated') : text
  const states = STATES.filter(
    ([short, long]) => new RegExp(`\\b${short}\\b`).test(text) || text.toLowerCase().includes(long.toLowerCase()),
  )
  const words = [location, ...states.flat(), ...(remote ? ['Remote'] : [])].join(' ')
  return { location, remote, words }
}

const REMOTE = /\bremote\b|\btelecommut|\bwork from (?:home|anywhere)\b|\banywhere\b/i
const NOT_REMOTE = /\b(?:no|not|non)[- ]remote\b/i

/** Short and long names: who types one finds the other. */
const STATES = (
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|' +
  'FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|' +
  'MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|' +
  'NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|' +
  'PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|' +
  'WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'
)
  .split('|')
  .map((entry) => [entry.slice(0, 2), entry.slice(3)] as const)
