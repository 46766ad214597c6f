import { Radio } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useField } from 'react-final-form'
import { type ResolvedTitle, type TitleMatch, useGetOccupationQuery, useResolveTitleQuery } from '../../api/occupations.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { Icon } from '../../ui/Icon.tsx'
import { noneOfThese } from './chosen-occupation.ts'
import { choiceAfter, firstSentence, foundBy, unknownTitle, unsureWords } from './title-panel.ts'
import './job-title.css'

const offered = 5
/** Two letters may be a title ("RN"), one is none. */
const leastTitle = 2

const reportHelp = 'With an occupation chosen, the report can compare pay and outlook; without, its ranges are wider.'

/** Under the current role: the occupation it was read as, one tap to change it, and an explicit "none of these". */
export function JobTitle({ help = reportHelp }: { help?: string }) {
  const role = useSettled(useField<string | undefined>('currentRole', { subscription: { value: true } }).input.value ?? '')
  const { input } = useField<string | undefined>('currentOccupation', { subscription: { value: true } })
  const asked = role.length >= leastTitle
  const { data, currentData } = useResolveTitleQuery({ title: role, limit: offered }, { skip: !asked })
  useChoice({ resolved: currentData, role, choice: input.value || undefined, onChange: input.onChange })

  // While the next reading is on its way the present one stays, and with it the choice.
  const resolved = asked ? data : undefined
  if (!resolved) return null
  if (resolved.matches.length === 0)
    return <p className="help full title-note">{resolved.kind === 'no_job' ? unsureWords.no_job : unknownTitle}</p>
  return <Offer key={role} resolved={resolved} choice={input.value || undefined} onChange={input.onChange} help={help} />
}

type Choice = {
  resolved: ResolvedTitle | undefined
  role: string
  choice: string | undefined
  onChange: (choice: string | undefined) => void
}

/** Each newly read title is chosen for once; what the person then chooses, "none of these" too, stands until the title changes. */
function useChoice({ resolved, role, choice, onChange }: Choice): void {
  const chosenFor = useRef(choice === noneOfThese ? role : undefined)
  useEffect(() => {
    if (!resolved || chosenFor.current === role) return
    chosenFor.current = role
    const next = choiceAfter(resolved, choice)
    if (next !== choice) onChange(next)
  }, [resolved, role, choice, onChange])
}

type OfferProps = {
  resolved: ResolvedTitle
  choice: string | undefined
  onChange: (choice: string | undefined) => void
  help: string
}

function Offer({ resolved, choice, onChange, help }: OfferProps) {
  const [asked, setAsked] = useState(false)
  const [first, ...others] = resolved.matches
  const certain = resolved.kind === 'occupation'
  const open = !certain || asked || choice !== first?.code
  return (
    <fieldset className="field full panel title-read closest">
      <legend className="vh" id="closest-label">
        The occupation closest to your work
      </legend>
      <Radio.Group
        aria-labelledby="closest-label"
        name="currentOccupation"
        value={choice}
        onChange={({ target }) => onChange(String(target.value))}
      >
        {certain && first && (
          <div className="title-first">
            <Match match={first} work={<Work code={first.code} />}>
              {' '}
              · what you do now
            </Match>
            <button
              type="button"
              className="btn btn-t"
              aria-expanded={open}
              aria-controls="title-more"
              onClick={() => setAsked(!asked)}
            >
              Not quite?
              <Icon name="chevron-down" />
            </button>
          </div>
        )}
        <div className="title-more" id="title-more" hidden={!open}>
          <p className="help">{certain ? 'Then tap the one that is closer.' : unsureWords[resolved.kind as 'not_sure']}</p>
          {(certain ? others : resolved.matches).map((match) => (
            <Match key={match.code} match={match} />
          ))}
          <Radio value={noneOfThese} className="none">
            <b className="strong">None of these</b>
            <small>We keep your words and fill in nothing from an occupation. Your answers alone decide.</small>
          </Radio>
        </div>
      </Radio.Group>
      <p className="help">{help}</p>
    </fieldset>
  )
}

/** What the work is, so that the read-back title can be confirmed; the questions need the same page next. */
function Work({ code }: { code: string }) {
  const { currentData } = useGetOccupationQuery({ code })
  return currentData ? <small>{firstSentence(currentData.description)}</small> : null
}

function Match({ match, work, children }: { match: TitleMatch; work?: ReactNode; children?: ReactNode }) {
  const other = foundBy(match)
  return (
    <Radio value={match.code}>
      <b className="strong">{match.title}</b>
      {children}
      {work}
      {other && <small>{other}</small>}
    </Radio>
  )
}
