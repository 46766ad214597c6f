import type { SharedSummaryLink } from '@waymark/contracts/models/report/report'
import { Popconfirm } from 'antd'
import {
  useEndSharedSummaryMutation,
  useGetSharedSummaryLinkQuery,
  useShareSummaryMutation,
} from '../../../api/reports/reports.ts'
import { sharedSummaryHref } from '../../../entities/report/report-pdf.ts'
import { isDemo } from '../../../lib/demo-mode.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'

/** Two pages of the report for a counselor or a partner: as a file, and behind a link that its owner can end. */
export function ShareSummary({ reportId }: { reportId: string }) {
  const { data } = useGetSharedSummaryLinkQuery(reportId)
  const [share, { isLoading }] = useShareSummaryMutation()
  const make = () => void share(reportId)
  return (
    <details className="panel share">
      <summary>Share two pages with a counselor or partner</summary>
      <div>
        <p>
          They get your goal, your limits, three directions with what each asks, and five questions to talk about. They do not see
          the report or your answers. The reasons may name your pay.
        </p>
        {data?.link && <LinkInForce reportId={reportId} link={data.link} />}
        <div className="btn-row">
          {data && !data.link && (
            <button type="button" className="btn btn-p" onClick={make} disabled={isLoading}>
              Make a link
            </button>
          )}
          {!isDemo() && (
            <a className="btn" href={sharedSummaryHref(reportId)} download>
              <Icon name="download" />
              Download the two pages
            </a>
          )}
        </div>
      </div>
    </details>
  )
}

function LinkInForce({ reportId, link }: { reportId: string; link: NonNullable<SharedSummaryLink['link']> }) {
  const [end, { isLoading }] = useEndSharedSummaryMutation()
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url)
      toast({ title: 'Link copied', variant: 'success' })
    } catch {
      toast({ title: 'Not copied', description: 'Please select the link and copy it yourself.', variant: 'destructive' })
    }
  }
  const stop = async () => {
    const answer = await end(reportId)
    if (!answer.error) toast({ title: 'Link ended', description: 'Whoever has it opens nothing any more.', variant: 'success' })
  }
  return (
    <>
      <p>
        <a className="address" href={link.url} target="_blank" rel="noreferrer">
          {link.url}
        </a>
      </p>
      <p className="small">
        Whoever has this link reads the two pages until{' '}
        {new Date(link.expiresAt).toLocaleDateString('en-US', { dateStyle: 'long' })}, or until you end it.
      </p>
      <div className="btn-row">
        <button type="button" className="btn btn-p" onClick={copy}>
          Copy the link
        </button>
        <Popconfirm
          title="End this link?"
          description="Whoever has it opens nothing any more. You can make a new one."
          okText="End it"
          okButtonProps={{ danger: true }}
          onConfirm={stop}
        >
          <button type="button" className="btn" disabled={isLoading}>
            End the link
          </button>
        </Popconfirm>
      </div>
    </>
  )
}
