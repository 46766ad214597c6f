import { pathOf } from '@waymark/contracts/route'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { linkTo } from '../../../routes.ts'

/** Where the parts of a guest's report are, behind the token of its link. */
export function linkPaths(token: string) {
  return {
    read: linkTo('linkReport', { token }),
    correct: linkTo('linkCorrect', { token }),
    compare: linkTo('linkCompare', { token }),
    /** The service's own pages: all that can be done with the link, and the file. */
    about: pathOf(reportRoutes.openLink, { token }),
    pdf: pathOf(reportRoutes.downloadByLink, { token }),
  }
}
