import type { Resume, ResumeDocument } from '@waymark/contracts/models/resume/resume'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLazyGetResumeQuery, useSaveResumeMutation } from '../../../api/account/resume.ts'
import { detailOf, isApiError } from '../../../api/api-error.ts'
import { forgetEdits, keepEdits, readEdits } from './kept-edits.ts'

export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; message: string }
  | { kind: 'conflict'; message: string }

/** A pause in typing, after which it is saved. */
const PAUSE_MS = 900

/**
 * The text on the page and its way to the server. The page owns the text; the server owns the version. When another page saved in
 * between, nothing is written until the person says which of the two stays.
 */
export function useResumeDraft(loaded: Resume, person: string) {
  const [kept] = useState(() => readEdits(person))
  const [document, setDocument] = useState(kept?.document ?? loaded.document)
  const [state, setState] = useState<SaveState>(
    loaded.updatedAt ? { kind: 'saved', at: loaded.updatedAt } : { kind: 'untouched' },
  )
  const [save] = useSaveResumeMutation()
  const [read] = useLazyGetResumeQuery()
  const held = useRef({
    document: kept?.document ?? loaded.document,
    version: kept?.version ?? loaded.version,
    dirty: kept !== undefined,
    conflict: false,
  })
  const running = useRef<Promise<boolean> | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  /** Writes what there is, one call at a time. Answers whether the server now holds the page's text. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    const write = async (): Promise<boolean> => {
      while (held.current.dirty && !held.current.conflict) {
        held.current.dirty = false
        setState({ kind: 'saving' })
        const { version, document: sent } = held.current
        const answer = await save({ version, document: sent })
        if (answer.error) {
          held.current.dirty = true
          keepEdits(person, { version, document: held.current.document })
          const conflict = isApiError(answer.error) && answer.error.status === 409
          held.current.conflict = conflict
          setState({ kind: conflict ? 'conflict' : 'failed', message: detailOf(answer.error) })
          return false
        }
        held.current.version = answer.data.version
        if (!held.current.dirty) forgetEdits(person)
        setState({ kind: 'saved', at: answer.data.updatedAt })
      }
      return !held.current.conflict
    }
    running.current ??= write().finally(() => {
      running.current = undefined
    })
    return running.current
  }, [save, person])

  const change = useCallback(
    (update: (document: ResumeDocument) => ResumeDocument) => {
      const next = update(held.current.document)
      held.current.document = next
      held.current.dirty = true
      setDocument(next)
      if (held.current.conflict) return
      setState({ kind: 'waiting' })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), PAUSE_MS)
    },
    [flush],
  )

  const settle = async (choice: 'theirs' | 'mine') => {
    const { data, error } = await read()
    if (!data) {
      setState({ kind: 'conflict', message: detailOf(error) })
      return
    }
    held.current.version = data.version
    held.current.conflict = false
    if (choice === 'mine') {
      held.current.dirty = true
      await flush()
      return
    }
    take(data)
  }

  /** Puts another saved text in the place of this one. */
  const take = (resume: Resume) => {
    clearTimeout(timer.current)
    forgetEdits(person)
    held.current = { document: resume.document, version: resume.version, dirty: false, conflict: false }
    setDocument(resume.document)
    setState(resume.updatedAt ? { kind: 'saved', at: resume.updatedAt } : { kind: 'untouched' })
  }

  // Edits of before wait to be saved; another version in between says so, and the person chooses.
  useEffect(() => {
    if (kept) void flush()
  }, [kept, flush])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (held.current.dirty) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      // Going to another page of the product saves what is not saved yet, and keeps what cannot be.
      if (!held.current.dirty) return
      const { version, document: latest } = held.current
      keepEdits(person, { version, document: latest })
      if (!held.current.conflict) void flush()
    }
  }, [flush, person])

  return { document, state, change, flush, settle, take, version: () => held.current.version }
}
export type ResumeDraft = ReturnType<typeof useResumeDraft>
