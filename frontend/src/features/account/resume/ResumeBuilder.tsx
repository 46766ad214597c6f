import type { Resume, ResumeDocument } from '@waymark/contracts/models/resume/resume'
import { accountRoutes } from '@waymark/contracts/routes/account'
import { useState } from 'react'
import { detailOf } from '../../../api/api-error.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import type { Spot } from './EntryEditor.tsx'
import { ImportButton, type ImportFault } from './ImportButton.tsx'
import { Additions, Conflict, Faults, HintPanel, SavedLine, Undo } from './ResumeNotices.tsx'
import { ResumeOptions } from './ResumeOptions.tsx'
import { ResumeSheet } from './ResumeSheet.tsx'
import { SectionList } from './SectionList.tsx'
import { useResumeDraft } from './use-resume-draft.ts'

type Props = { loaded: Resume; person: string; additions: Resume['additions'] }

/** Sections left, sheet right. */
export function ResumeBuilder({ loaded, person, additions }: Props) {
  const draft = useResumeDraft(loaded, person)
  const { document, change, flush, state } = draft
  const toast = useToast()
  const [spot, setSpot] = useState<Spot>()
  const [fault, setFault] = useState<ImportFault>()
  const [before, setBefore] = useState<ResumeDocument>()
  /** Forms that hold the text of a field start anew when another document takes its place. */
  const [edition, setEdition] = useState(0)

  const replace = (next: ResumeDocument) => {
    change(() => next)
    setEdition((now) => now + 1)
  }
  const download = async (path: string) => {
    if (!(await flush())) return
    const answer = await fetch(path, { credentials: 'include' }).catch((reason: unknown) => reason)
    if (!(answer instanceof Response) || !answer.ok) {
      const description =
        answer instanceof Response ? 'The file could not be made right now. Please try again in a moment.' : detailOf(answer)
      toast({ title: 'Download failed', description, variant: 'destructive' })
      return
    }
    const [, name = 'resume'] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
    offer(await answer.blob(), name)
  }

  return (
    <AccountFrame
      page="resume"
      wide
      actions={
        <>
          <ImportButton
            onFault={setFault}
            onDocument={(imported) => {
              setBefore(document)
              replace({ ...imported, paper: document.paper, layout: document.layout })
            }}
          />
          <button type="button" className="btn" onClick={() => download(accountRoutes.exportResume.path)}>
            <Icon name="download" />
            Export
          </button>
          <button type="button" className="btn btn-p" onClick={() => download(accountRoutes.getResumePdf.path)}>
            <Icon name="download" />
            Download PDF
          </button>
        </>
      }
    >
      {state.kind === 'conflict' && (
        <Conflict
          message={state.message}
          onChoose={async (choice) => {
            await draft.settle(choice)
            if (choice === 'theirs') setEdition((now) => now + 1)
          }}
        />
      )}
      {fault && <Faults fault={fault} onClose={() => setFault(undefined)} />}
      {before && (
        <Undo
          onUndo={() => {
            replace(before)
            setBefore(undefined)
          }}
          onClose={() => setBefore(undefined)}
        />
      )}
      <Additions additions={additions} document={document} change={change} />
      {loaded.away.length > 0 && (
        <p className="note rb-note" role="status">
          <Icon name="info" />
          <span>Could not be read just now, so facts may be missing: {loaded.away.join(', ')}.</span>
        </p>
      )}
      <div className="rb">
        <div>
          <SectionList key={edition} document={document} change={change} onSpot={setSpot} />
          <HintPanel document={document} />
          <SavedLine state={state} onRetry={() => void flush()} />
          <ResumeOptions draft={draft} onReset={() => setEdition((now) => now + 1)} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet longer than the window is scrolled by keyboard too */}
        <section className="rb-side" tabIndex={0} aria-label="Preview">
          <ResumeSheet document={document} spot={spot} />
        </section>
      </div>
    </AccountFrame>
  )
}

function offer(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
