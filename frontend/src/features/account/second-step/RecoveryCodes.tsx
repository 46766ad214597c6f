import { useEffect, useRef } from 'react'
import { useToast } from '../../../ui/toast/ToastProvider.tsx'

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const toast = useToast()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.focus()
    place.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  const text = `Recovery codes for Waymark. Each works once.\n\n${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: 'Copied', description: 'Paste them where only you can read them.', variant: 'success' })
    } catch {
      const description = 'Your browser does not let us copy them: please save them as a file.'
      toast({ title: 'Not copied', description, variant: 'destructive' })
    }
  }
  return (
    <section className="panel pad ac-note two-codes" aria-label="Your recovery codes" tabIndex={-1} ref={place}>
      <h3 className="t-5">Keep these recovery codes</h3>
      <p>
        Each of them lets you in once when you have neither your app nor a passkey. They are shown this one time; ones of before
        work no longer.
      </p>
      <ul className="num">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="btn-row">
        <button type="button" className="btn btn-p" onClick={onKept}>
          I have kept them
        </button>
        <button type="button" className="btn" onClick={copy}>
          Copy
        </button>
        <a
          className="btn"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="waymark-recovery-codes.txt"
        >
          Save as a file
        </a>
      </div>
    </section>
  )
}
