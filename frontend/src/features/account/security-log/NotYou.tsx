/** What to do about a line that one does not recognize; all of it is on this page, or in a mail. */
export function NotYou() {
  return (
    <section className="panel pad ac-note seclog-help" aria-label="Was this not you?">
      <h3 className="t-5">Was this not you?</h3>
      <ul>
        <li>
          <b className="strong">Somebody signed in, or gave your right password:</b> change your password above. That signs every
          other device out. Then set up an app or a passkey, so that the password alone lets nobody in.
        </li>
        <li>
          <b className="strong">An app or a passkey that you do not know:</b> change your password, then remove it under Two-step
          sign-in.
        </li>
        <li>
          <b className="strong">Your address was changed:</b> the mail that went to the old one has a link that takes the account
          back.
        </li>
        <li>
          <b className="strong">Wrong passwords only:</b> nobody got in. Your own slips are listed too; a long password that you
          use nowhere else keeps it that way.
        </li>
      </ul>
    </section>
  )
}
