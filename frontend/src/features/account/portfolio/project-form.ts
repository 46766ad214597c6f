import { explain } from '@waymark/contracts/codec/errors'
import { type Project, type ProjectChange, projectChange } from '@waymark/contracts/models/identity/portfolio'
import { isLeft } from 'fp-ts/lib/Either.js'
import { monthOf, wordedDate } from '../part-date.ts'

/** What the form holds; links are lines of text, skills are picked ones. */
export type ProjectValues = {
  title: string
  role: string
  startDate: string
  endDate: string
  description: string
  links: { label: string; url: string }[]
  skills: { id: string; name: string }[]
}

export function valuesOf(project: Project | undefined): ProjectValues {
  return {
    title: project?.title ?? '',
    role: project?.role ?? '',
    startDate: wordedDate(project?.startDate ?? ''),
    endDate: wordedDate(project?.endDate ?? ''),
    description: project?.description ?? '',
    links: project?.links.length ? project.links : [{ label: '', url: '' }],
    skills: project?.skills ?? [],
  }
}

export function projectOf(values: ProjectValues): ProjectChange {
  const { links = [], skills = [] } = values
  return {
    title: values.title ?? '',
    role: values.role ?? '',
    startDate: monthOf(values.startDate ?? '') ?? values.startDate,
    endDate: monthOf(values.endDate ?? '') ?? values.endDate,
    description: values.description ?? '',
    links: links
      .map(({ label = '', url = '' }) => ({ label: label.trim(), url: url.trim() }))
      .filter(({ label, url }) => label !== '' || url !== ''),
    skills,
  }
}

/** The contract's sentences by field; a link's under `links`, one for each line of the form. */
export function projectErrors(values: ProjectValues): Record<string, unknown> {
  const change = projectOf(values)
  const decoded = projectChange.decode(change)
  if (!isLeft(decoded)) return {}
  const errors: Record<string, unknown> = {}
  for (const { path, message } of explain(decoded.left)) {
    const [, index] = /^links\.(\d+)\./.exec(path) ?? []
    if (index === undefined) {
      errors[path] = message
      continue
    }
    // Blank lines are not sent: the line that is wrong is the n-th filled one.
    const filled = values.links.flatMap((link, at) => ((link.label ?? '').trim() || (link.url ?? '').trim() ? [at] : []))
    const lines = (errors.links as { url?: string }[] | undefined) ?? []
    lines[filled[Number(index)] ?? 0] = { url: message }
    errors.links = lines
  }
  return errors
}
