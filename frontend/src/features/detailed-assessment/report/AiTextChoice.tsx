import { Checkbox } from 'antd'

type Props = { provider: string; without: boolean; onChange: (without: boolean) => void }

/** Said and asked before anything is sent: whose language model words the report, and whether it may. */
export function AiTextChoice({ provider, without, onChange }: Props) {
  return (
    <div className="ai-text">
      <p>
        A language model of <b>{provider}</b> words the texts of this report. For that, each text is sent to {provider} with the
        answers that it rests on, never with your name or address. Figures, rankings and matches do not come from it.
      </p>
      <Checkbox checked={without} onChange={({ target }) => onChange(target.checked)}>
        Without AI text
      </Checkbox>
      <p className="cap">
        Then nothing is sent to {provider}. The report is just as long, and its texts come from your data alone.
      </p>
    </div>
  )
}
