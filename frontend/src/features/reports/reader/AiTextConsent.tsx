import { Popconfirm } from 'antd'
import { detailOf } from '../../../api/api-error.ts'
import { useGetLanguageModelQuery } from '../../../api/reports/reports.ts'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'

type Props = {
  /** Sends it; answers what went wrong, if anything did. */
  takeBack: () => Promise<{ error?: unknown }>
  /** Taken back now or on an earlier day. */
  takenBack: boolean
  /** A model has worded texts of this report. */
  worded: boolean
}

/** The other end of "Without AI text" in the order: what a person agreed to for a report, and the way back. */
export function AiTextConsent({ takeBack, takenBack, worded }: Props) {
  const { data } = useGetLanguageModelQuery()
  const toast = useToast()
  const whose = data?.provider ? `a language model of ${data.provider}` : 'a language model'
  const send = async () => {
    const { error } = await takeBack()
    if (error) toast({ title: 'Your consent still stands', description: detailOf(error), variant: 'destructive' })
  }
  return (
    <details className="panel share">
      <summary>{takenBack ? 'AI text in this report: taken back' : 'AI text in this report'}</summary>
      <div>
        {takenBack ? (
          <>
            <p role="status">You took your consent back. No more of your answers are sent for this report or its corrections.</p>
            {worded && (
              <p className="small">
                The texts that {whose} had worded before still stand here. Correct an answer, and the report is made again from
                your data alone.
              </p>
            )}
          </>
        ) : (
          <>
            <p>
              You agreed that {whose} words texts of this report and is sent the answers that they rest on. You can take that
              back. Then no more of your answers are sent for this report, nor when you correct it.
            </p>
            <p className="small">
              What is worded already stays as it is. A corrected report is just as long, and its texts come from your data alone.
            </p>
            <div className="btn-row">
              <Popconfirm
                placement="topLeft"
                title="Take your consent back?"
                description="You cannot give it again for this report."
                okText="Take it back"
                okButtonProps={{ danger: true }}
                onConfirm={send}
              >
                <button type="button" className="btn">
                  Take back my consent
                </button>
              </Popconfirm>
            </div>
          </>
        )}
      </div>
    </details>
  )
}
