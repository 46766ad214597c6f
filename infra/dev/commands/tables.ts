import { textTable } from '../../tools/text-table.ts'
import type { Endpoints, StackState } from '../state-file.ts'

export const endpointsTable = (endpoints: Endpoints, state: StackState): string => {
  const seconds = state.readyAfterMs === undefined ? '' : ` in ${(state.readyAfterMs / 1000).toFixed(1)} s`
  const { account } = endpoints
  const rows = [
    ['Site', endpoints.site],
    ...(account ? [['Account', `${account.email}   password  ${account.password}`]] : []),
    ['Mailbox', endpoints.mailbox],
    ['API docs', endpoints.docs],
    ['Metrics', endpoints.metrics],
    ['Health', new URL('/', endpoints.metrics).href],
  ]
  return `\nWaymark is ready${seconds}.\n\n${table(rows)}\n\nmake logs follows the log, make status shows the processes, make down stops everything.`
}

export const processTable = (state: StackState): string =>
  table([
    ['process', 'state', 'pid', 'restarts', 'ports'],
    ...state.processes.map((one) => [
      one.name,
      one.state,
      String(one.pid ?? '-'),
      String(one.restarts),
      Object.entries(one.ports)
        .map(([kind, port]) => `${kind} ${port}`)
        .join(', '),
    ]),
  ])

const table = (rows: string[][]): string =>
  textTable(rows)
    .map((line) => `  ${line}`)
    .join('\n')
