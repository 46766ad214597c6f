export type Mail = {
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  messageId?: string
  to: { address: string }[]
  attachments?: { fileName?: string; generatedFileName: string; contentType: string; length: number }[]
  id: string
}

/** The local mailbox as the stack runs it. */
export function mailboxAt(url: string) {
  const all = async (): Promise<Mail[]> => (await (await fetch(`${url}/email`)).json()) as Mail[]
  return {
    all,
    async waitFor(address: string, subject: RegExp, limitMs = 60_000): Promise<Mail> {
      const end = Date.now() + limitMs
      for (;;) {
        const found = (await all()).find((mail) => mail.to.some((to) => to.address === address) && subject.test(mail.subject))
        if (found) return found
        if (Date.now() > end) throw new Error(`no mail to ${address} about ${subject}`)
        await new Promise((resolve) => setTimeout(resolve, 300))
      }
    },
    /** Who has been sent a finished report, once for each mail; of some people alone where they are named. */
    async reportsTo(emails?: readonly string[]): Promise<string[]> {
      const ready = (await all()).filter(({ subject }) => /report is ready/.test(subject))
      return ready.map(({ to }) => to[0]?.address ?? '').filter((address) => emails?.includes(address) ?? true)
    },
    async attachment(mail: Mail, index = 0): Promise<Uint8Array> {
      const name = mail.attachments?.[index]?.generatedFileName
      if (!name) throw new Error('the mail has no attachment')
      const response = await fetch(`${url}/email/${mail.id}/attachment/${encodeURIComponent(name)}`)
      return new Uint8Array(await response.arrayBuffer())
    },
  }
}
