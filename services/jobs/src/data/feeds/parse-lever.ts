import { annualPay } from '../../domain/pay.ts'
import { dateOf, fieldsOf, lineOf, linkOf, listOf, numberOf, type Parsed, readEach, textOf } from './posting-draft.ts'

/** Reads Lever postings (`/v0/postings/<site>?mode=json`): a list. Its own sections keep their headings. */
export function parseLever(document: string, options: { company?: string } = {}): Parsed {
  const postings: unknown = JSON.parse(document)
  if (!Array.isArray(postings)) throw new Error('Lever postings are a list')
  return readEach(postings, (entry) => {
    const posting = fieldsOf(entry)
    const categories = fieldsOf(posting.categories)
    const salary = fieldsOf(posting.salaryRange)
    const workplace = lineOf(posting.workplaceType)
    return {
      sourceRef: lineOf(posting.id),
      title: lineOf(posting.text),
      company: options.company ?? '',
      location:
        lineOf(categories.location) ||
        listOf(categories.allLocations)
          .map((place) => lineOf(place))
          .slice(0, 3)
          .join(' · '),
      remote: /remote/i.test(workplace),
      description: descriptionOf(posting),
      requirements: [],
      pay: annualPay({
        min: numberOf(salary.min),
        max: numberOf(salary.max),
        unit: lineOf(salary.interval) || 'year',
        currency: lineOf(salary.currency) || undefined,
      }),
      employmentType: lineOf(categories.commitment),
      level: lineOf(categories.level),
      url: linkOf(posting.hostedUrl) ?? linkOf(posting.applyUrl),
      postedAt: dateOf(posting.createdAt),
    }
  })
}

function descriptionOf(posting: Readonly<Record<string, unknown>>): string {
  const lists = listOf(posting.lists).map(fieldsOf)
  return [
    textOf(posting.descriptionPlain) || textOf(posting.description),
    ...lists.map(({ text, content }) => `${lineOf(text).replace(/:?$/, ':')}\n${textOf(content)}`),
    textOf(posting.additionalPlain) || textOf(posting.additional),
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}
