import { runIdentityTask } from './identity-task.ts'

/** `make end-sessions PERSON=<e-mail address>` or `ALL=yes`: signs them out, with the environment of the running identity service. */
const [person = '', all = ''] = process.argv.slice(2)
if ((person === '') === (all === '')) {
  console.error('make end-sessions PERSON=<e-mail address>, or make end-sessions ALL=yes')
  process.exit(2)
}
runIdentityTask('end-sessions.ts', [person || '--all'])
