import { placesOf } from '../places.ts'
import { rotateSecrets } from '../secrets.ts'

/** `make rotate`: new secrets for the next start. Until then everything goes on with those it has. */
rotateSecrets(placesOf(process.env).secrets, new Date())
console.log('The secrets are new; make restart takes them into use. Links in mails that were sent stay valid.')
