import { readFileSync } from 'node:fs'
import { oneOf } from '@waymark/contracts/codec/primitives'
import type { LearningResource } from '@waymark/contracts/models/learning'
import { resourceTypes } from '@waymark/contracts/models/learning'
import { decode } from '@waymark/kit/decode'
import type { Library } from '../domain/library-types.ts'
import { createLibrary, type Subject } from './library.ts'

const FILES = ['../../data/library-technology.txt', '../../data/library-people.txt', '../../data/library-general.txt']
const resourceType = oneOf(resourceTypes)

/**
 * Reads the lists. A subject is a line `= id | pattern | what it teaches | first steps | further | something to make`; its resources
 * follow, one a line: `type | name | publisher | what is free about it`. The pattern is matched against a skill's slug from the start
 * of a word; one that starts with ^ from the start of the slug. Earlier subjects are more special and come first.
 */
export function loadLibrary(): Library {
  return createLibrary(FILES.flatMap((file) => readSubjects(readFileSync(new URL(file, import.meta.url), 'utf8'), file)))
}

export function readSubjects(text: string, file: string): Subject[] {
  const subjects: (Omit<Subject, 'resources'> & { resources: LearningResource[] })[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const cells = line.replace(/^= /, '').split(' | ')
    const at = `${file}:${index + 1}`
    if (line.startsWith('= ')) subjects.push({ ...readSubject(cells, at), resources: [] })
    else subjects.at(-1)?.resources.push(readResource(cells, at))
  }
  return subjects
}

function readSubject(cells: string[], at: string): Omit<Subject, 'resources'> {
  const [id, pattern, teaches, basics, deeper, make, ...more] = cells
  if (!id || !pattern || !teaches || !basics || !deeper || !make || more.length > 0) throw new Error(`${at} is no subject`)
  return {
    id,
    pattern: new RegExp(pattern.startsWith('^') ? pattern : `(?:^|-)${pattern}`),
    teaches,
    topics: { basics, deeper, make },
  }
}

function readResource(cells: string[], at: string): LearningResource {
  const [type, name, publisher, note, ...more] = cells
  if (!name || !publisher || more.length > 0) throw new Error(`${at} is no resource`)
  return { type: decode(resourceType, type), name, publisher, ...(note && { note }) }
}
