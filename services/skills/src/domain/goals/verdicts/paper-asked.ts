import { listWords } from '../../explain/money-words.ts'

/**
 * The answer to a wish for a paper of the own work: an exam or a certificate is no post to apply for. Undefined where the words ask for
 * none: "get my CSP", "pass the PE exam", "earn a welding inspector certification".
 */
export function paperAsked(phrase: string): string | undefined {
  return PAPER.test(phrase) && !DEGREE.test(phrase) ? TOLD : undefined
}

/**
 * What other words with the same meaning are told beside the answer: "climate" beside "health data", which are the same work for a data
 * scientist. A paper of the own work is kept apart from the posts in it.
 */
export function alsoWords(
  { phrase, answer }: { readonly phrase: string; readonly answer: string },
  also: readonly string[],
): string {
  const isPaper = paperAsked(phrase) !== undefined
  const alike = answer === 'inside' ? also.filter((each) => (paperAsked(each) !== undefined) === isPaper) : also
  const others = listWords(also.filter((each) => !alike.includes(each)).map(quoted))
  const same = alike.length > 0 ? [`The same goes for ${listWords(alike.map(quoted))}.`] : []
  const apart = isPaper ? `In the work that you know you also look for ${others}.` : `For ${others}: ${TOLD}`
  return [...same, ...(others === '' ? [] : [apart])].join(' ')
}

const quoted = (phrase: string): string => `“${phrase}”`

const TOLD =
  'It is a paper of the work you know, and not a post: ask the body that gives it which years of work, courses and exam it asks for, what these cost, and whether your employer pays.'

const PAPER = new RegExp(
  String.raw`\b(?:[Gg]et|[Gg]etting|[Ee]arn|[Ee]arning|[Pp]ass|[Pp]assing|[Ff]inish|[Ff]inishing|[Ss]it for|[Ss]tudy for|[Ss]tudying for) (?:${[
    String.raw`my [A-Z]{2,6}\+?(?!\p{L}| (?:\p{L}+ )?(?:job|work|role|post|position|business|career)\b)`,
    String.raw`(?:my |the |an? )?(?:[\p{L}+]+ ){0,3}(?:certification|certificate|license|exam|boards|credential)\b`,
  ].join('|')})`,
  'u',
)
/** Degrees have answers of their own. */
const DEGREE = /\b(?:degree|GED|AA|AS|AAS|BA|BS|BSN|BSW|BBA|MA|MS|MBA|MSN|MSW|MPH|MPA|MFA|JD|EdD|DNP|DPT)\b/
