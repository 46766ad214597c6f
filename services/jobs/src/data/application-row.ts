/** All of an application that is shown. */
export type ApplicationRow = {
  id: string
  postingId: string | null
  title: string
  company: string
  location: string
  status: string
  note: string
  createdAt: Date
  changedAt: Date
  history: readonly { status: string; changedAt: Date }[]
  posting: { closedAt: Date | null } | null
}
