import { pathOf } from '@waymark/contracts/route'
import { reportRoutes } from '@waymark/contracts/routes/report'

/** Where the parts of a guest's report are, behind the token of its link. */
export function linkPaths(token: string) {
  const read = `/r/${encodeURIComponent(token)}`
  return {
    read,
    correct: `${read}/correct`,
    compare: `${read}/compare`,
    /** The service's own pages: all that can be done with the link, and the file. */
    about: pathOf(reportRoutes.openLink, { token }),
    pdf: pathOf(reportRoutes.downloadByLink, { token }),
  }
}
