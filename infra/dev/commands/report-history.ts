import { runServiceTask } from './service-task.ts'

/** `make history [REPORT=…]`: what happened to a report. */
const api = runServiceTask('report-api', 'services/report/src/tasks/report-history.ts', [process.argv[2] ?? ''])
console.log(`The same as a page: http://localhost:${api.ports.operator}`)
