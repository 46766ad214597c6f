import { TextField } from '../../ui/form/TextField.tsx'

export function GuestEmail() {
  return (
    <section className="panel mail" aria-labelledby="mail-title">
      <div>
        <h2 className="t-4" id="mail-title">
          Where should the report go?
        </h2>
        <p className="muted small">You are not signed in, so we send it by e-mail. We use the address for nothing else.</p>
      </div>
      <TextField name="guestEmail" label="E-mail address" type="email" inputMode="email" autoComplete="email" />
    </section>
  )
}
