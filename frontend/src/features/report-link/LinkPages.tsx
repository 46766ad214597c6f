import { useEffect, useRef } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { usePageTitle } from '../../app/page-title.ts'
import { routes } from '../../routes.ts'
import { NotFound } from '../not-found/NotFound.tsx'
import { LinkComparePage } from './LinkComparePage.tsx'
import { LinkCorrectPage } from './LinkCorrectPage.tsx'
import { LinkFrame } from './LinkFrame.tsx'
import { LinkReportPage } from './LinkReportPage.tsx'

/** A guest's report behind the link of its mail. The link alone opens it, signed in or not. */
export function LinkPages() {
  useArrival()
  return (
    <LinkFrame>
      <Routes>
        <Route path={routes.linkReport.path} element={<LinkReportPage />} />
        <Route path={routes.linkCorrect.path} element={<LinkCorrectPage />} />
        <Route path={routes.linkCompare.path} element={<LinkComparePage />} />
        <Route path="*" element={<Unknown />} />
      </Routes>
    </LinkFrame>
  )
}

function Unknown() {
  usePageTitle('404 Page Not Found')
  return <NotFound />
}

/** A page of these begins at its top, for the eye and for the keyboard. */
function useArrival(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    scrollTo({ top: 0 })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
