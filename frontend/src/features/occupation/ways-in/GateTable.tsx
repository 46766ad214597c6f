import type { Gate } from '@waymark/contracts/models/skills/occupation'
import type { ReactNode } from 'react'
import { licenseGiver, payAfterward, payInWords, timeInWords } from '../../../entities/occupation/gate-words.ts'
import type { PayHere } from '../../../entities/occupation/pay-here.ts'
import { SourceMarks } from '../../../entities/occupation/SourceMarks.tsx'

/** License, program, time and pay while learning first, then the rest; never an empty cell. */
export function GateTable({ gate, pay }: { gate: Gate; pay: PayHere }) {
  const { license, program, exam, limit, accreditors, fields, lookUp, handbook, termHours } = gate
  const links = [...accreditors, ...lookUp, ...(handbook ? [{ name: 'BLS handbook page', url: handbook }] : [])]
  return (
    <>
      <h3 className="t-5">The gate</h3>
      <dl className="gt num">
        <Fact term="License" value={license} sources="H" note={licenseGiver(gate)} />
        <Fact term="Program" value={program} sources={fields.length > 0 ? 'HF' : 'H'} note={fieldsInWords(fields)} />
        <Fact term="Time" value={timeInWords(gate)} sources="K" />
        <Fact
          term="Pay while learning"
          value={payInWords(gate)}
          sources="K"
          note={
            termHours &&
            `Registered terms: ${hours(termHours.low)}${termHours.low === termHours.high ? '' : ` to ${hours(termHours.high)}`} hours, 2,000 a year.`
          }
        />
        <Fact term="Pay afterward" value={payAfterward(pay)} sources="W" />
        <Fact term="Exam" value={capital(exam)} sources="H" />
        <Fact term="Limits" value={limit ?? 'None that we know'} sources="HK" />
        {accreditors.length > 0 && (
          <Fact
            term="Accreditor"
            value={accreditors.map(({ name }) => name).join(', ')}
            sources="K"
            note="Ask for the program’s status before you pay a deposit."
          />
        )}
        <div>
          <dt>Where to look it up</dt>
          <dd>
            {links.length === 0 ? (
              <Unknown />
            ) : (
              <span className="links">
                {links.map(({ name, url }) => (
                  <a key={url} href={url} rel="noreferrer">
                    {name}
                  </a>
                ))}
              </span>
            )}
          </dd>
        </div>
      </dl>
    </>
  )
}

function Fact({ term, value, sources, note }: { term: string; value?: string | undefined; sources: string; note?: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {value === undefined ? (
          <Unknown />
        ) : (
          <>
            {value}
            <SourceMarks letters={sources} />
          </>
        )}
        {note && <p>{note}</p>}
      </dd>
    </div>
  )
}

function Unknown() {
  return <span className="unk">not known</span>
}

function fieldsInWords(fields: readonly string[]): string {
  return fields.length === 0 ? '' : `CIP ${fields.join(', ')}`
}

function hours(value: number): string {
  return value.toLocaleString('en-US')
}

function capital(text: string | undefined): string | undefined {
  return text && text.charAt(0).toUpperCase() + text.slice(1)
}
