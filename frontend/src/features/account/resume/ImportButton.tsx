import type { ResumeDocument } from '@waymark/contracts/models/resume/resume'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useImportResumeMutation } from '../../../api/account/resume.ts'
import { detailOf, isApiError } from '../../../api/api-error.ts'

export type ImportFault = { detail: string; errors: readonly { path: string; message: string }[] }
const MAX_BYTES = 400_000

type Props = { onDocument: (document: ResumeDocument) => void; onFault: (fault: ImportFault | undefined) => void }

/** Reads a JSON Resume file. What is wrong in it is named by its path; the résumé on the page is untouched then. */
export function ImportButton({ onDocument, onFault }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [read] = useImportResumeMutation()
  const [busy, setBusy] = useState(false)

  const take = async (file: File) => {
    onFault(undefined)
    if (file.size > MAX_BYTES) return onFault({ detail: 'This file is larger than a résumé: 400 kB at most.', errors: [] })
    const json = parse(await file.text())
    if (json === undefined) return onFault({ detail: 'This is not a JSON file. JSON Resume files end in .json.', errors: [] })
    const answer = await read(json)
    if (answer.data) return onDocument(answer.data.document)
    const errors = isApiError(answer.error) ? answer.error.errors : []
    onFault({
      detail: errors.length > 0 ? 'Some places of this file do not fit JSON Resume:' : detailOf(answer.error),
      errors: errors.map(({ path, message }) => ({ path: path.replace(/^resume\.?/, '') || 'the file', message })),
    })
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="vh"
        tabIndex={-1}
        aria-label="JSON Resume file"
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          if (!file) return
          setBusy(true)
          await take(file)
          setBusy(false)
          target.value = ''
        }}
      />
      <button type="button" className="btn" disabled={busy} onClick={() => input.current?.click()}>
        <Upload className="i" aria-hidden="true" />
        Import
      </button>
    </>
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
