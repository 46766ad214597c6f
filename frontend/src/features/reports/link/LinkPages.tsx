import type { ComponentType } from 'react'
import type { RouteIn } from '../../../routes.ts'
import { LinkComparePage } from './LinkComparePage.tsx'
import { LinkCorrectPage } from './LinkCorrectPage.tsx'
import { LinkFrame } from './LinkFrame.tsx'
import { LinkReportPage } from './LinkReportPage.tsx'

const pages: Record<RouteIn<'link'>, ComponentType> = {
  linkReport: LinkReportPage,
  linkCorrect: LinkCorrectPage,
  linkCompare: LinkComparePage,
}

/** A guest's report behind the link of its mail. The link alone opens it, signed in or not. */
export function LinkPages({ page }: { page: RouteIn<'link'> }) {
  const Page = pages[page]
  return (
    <LinkFrame>
      <Page />
    </LinkFrame>
  )
}
