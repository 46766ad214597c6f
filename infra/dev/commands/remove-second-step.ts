import { runIdentityTask } from './identity-task.ts'

/** `make remove-second-step PERSON=<e-mail address>`, for who has lost phone, passkeys and recovery codes. */
const [person = ''] = process.argv.slice(2)
if (person === '') {
  console.error('make remove-second-step PERSON=<e-mail address>')
  process.exit(2)
}
runIdentityTask('remove-second-step.ts', [person])
