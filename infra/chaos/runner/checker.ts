/** What the database, the mail server and the people hold at the end. */
export type Facts = {
  accepted: readonly string[]
  reports: readonly { id: string; status: string; guest: boolean; pdf: boolean }[]
  /** Those about finished reports, as the database wants them sent. */
  outgoing: readonly { reportId: string; messageId: string; state: string }[]
  /** The Message-ID of each mail that the mail server kept. */
  kept: readonly string[]
  /** The Message-ID of each mail that the server kept without saying so: its sender had to send it again. */
  unanswered: readonly string[]
  /** Values that people were told are kept and that are not what they read now. */
  lostWrites: readonly string[]
  unpublished: Readonly<Record<string, number>>
  /** `consumer type`: events that stand in an outbox and in no inbox of who listens to them. */
  unheard: Readonly<Record<string, number>>
  deadLetters: number
}

export type Verdict = { lost: string[]; twice: string[]; stuck: string[]; writes: string[]; events: string[] }

/** Every accepted report ended in exactly one finished report with one PDF and one mail, every accepted write is there, no event is missing. */
export function judge(facts: Facts): Verdict {
  const byId = new Map(facts.reports.map((report) => [report.id, report]))
  const sent = count(facts.kept)
  const unanswered = count(facts.unanswered)
  const wanted = new Map<string, Facts['outgoing'][number][]>()
  for (const mail of facts.outgoing) wanted.set(mail.reportId, [...(wanted.get(mail.reportId) ?? []), mail])
  const verdict: Verdict = { lost: [], twice: [], stuck: [], writes: [...facts.lostWrites], events: [] }
  for (const id of facts.accepted) if (!byId.has(id)) verdict.lost.push(`${id}: accepted, not in the database`)
  for (const { id, status, guest, pdf } of facts.reports) {
    if (status !== (guest ? 'delivered' : 'ready')) verdict.stuck.push(`${id}: ${status}`)
    else if (!pdf) verdict.lost.push(`${id}: ${status} without a PDF`)
    const mails = wanted.get(id) ?? []
    if (mails.length > 1) verdict.twice.push(`${id}: ${mails.length} mails were wanted`)
    const arrived = mails.reduce((sum, { messageId }) => sum + (sent.get(messageId) ?? 0), 0)
    const right = 1 + mails.reduce((sum, { messageId }) => sum + (unanswered.get(messageId) ?? 0), 0)
    if (arrived > right) verdict.twice.push(`${id}: ${arrived} mails arrived`)
    if (arrived === 0 && mails.some(({ state }) => state === 'sent'))
      verdict.lost.push(`${id}: its mail is noted as sent and did not arrive`)
    else if (arrived === 0) verdict.stuck.push(`${id}: no mail (${mails.map(({ state }) => state).join() || 'none wanted'})`)
  }
  for (const [owner, waiting] of Object.entries(facts.unpublished))
    if (waiting > 0) verdict.events.push(`${owner}: ${waiting} in the outbox`)
  for (const [who, missing] of Object.entries(facts.unheard)) if (missing > 0) verdict.events.push(`${who}: ${missing} not heard`)
  if (facts.deadLetters > 0) verdict.events.push(`${facts.deadLetters} put aside`)
  return verdict
}

export function violations(verdict: Verdict): string[] {
  return Object.entries(verdict).flatMap(([kind, found]) => (found as string[]).map((one) => `${kind}: ${one}`))
}

/** What still may come right by itself; what is lost or there twice never does. */
export function isSettled({ stuck, events }: Verdict): boolean {
  return stuck.length === 0 && events.length === 0
}

function count(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
