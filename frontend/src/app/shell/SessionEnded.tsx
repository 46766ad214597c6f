import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { api, tagTypes } from '../../api/api.ts'
import { signInHref } from '../../lib/sign-in.ts'
import './session-ended.css'

/**
 * Covers the whole page of somebody whose session is over, dialogs included, and leads back to it. The page stays as it is below:
 * after a sign-in in another tab it goes on with what was typed.
 */
export function SessionEnded({ retry }: { retry: () => void }) {
  const cover = useRef<HTMLDialogElement>(null)
  const { pathname, search } = useLocation()
  const dispatch = useDispatch()
  useEffect(() => {
    cover.current?.showModal()
  }, [])
  useEffect(() => {
    addEventListener('focus', retry)
    return () => removeEventListener('focus', retry)
  }, [retry])
  // Back again: whatever was refused, or changed meanwhile, is read anew.
  useEffect(() => () => void dispatch(api.util.invalidateTags([...tagTypes])), [dispatch])

  const href = signInHref(pathname + search)
  return (
    <dialog
      ref={cover}
      className="session-ended"
      aria-labelledby="session-ended"
      onCancel={(event) => event.preventDefault()}
      onClose={() => cover.current?.showModal()}
    >
      <div className="wrap nf">
        <div>
          <h1 className="t-2" id="session-ended">
            You have been signed out
          </h1>
          <p className="lead nf-lead">
            Sign in again and you come back to this page. If you were typing, sign in in a new tab: what you typed is still here
            when you return.
          </p>
          <div className="btn-row nf-ways">
            <a className="btn btn-p btn-lg" href={href}>
              Sign In
            </a>
            <a className="btn btn-lg" href={href} target="_blank" rel="noopener">
              Sign in in a new tab
            </a>
          </div>
        </div>
      </div>
    </dialog>
  )
}
