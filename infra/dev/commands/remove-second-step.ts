import { runServiceTask } from './service-task.ts'

/** `make remove-second-step PERSON=<e-mail address>`, for who has lost phone, passkeys and recovery codes. */
const [person = ''] = process.argv.slice(2)
if (person === '') {
  console.error('make remove-second-step PERSON=<e-mail address>')
  process.exit(2)
}
runServiceTask('identity', 'services/identity/src/tasks/remove-second-step.ts', [person])
