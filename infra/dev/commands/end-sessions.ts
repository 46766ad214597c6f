import { runServiceTask } from './service-task.ts'

/** `make end-sessions PERSON=<e-mail address>` or `ALL=yes`: signs them out. */
const [person = '', all = ''] = process.argv.slice(2)
if ((person === '') === (all === '')) {
  console.error('make end-sessions PERSON=<e-mail address>, or make end-sessions ALL=yes')
  process.exit(2)
}
runServiceTask('identity', 'services/identity/src/tasks/end-sessions.ts', [person || '--all'])
