import './reading-page.css'
import { watchBrowser } from '../../lib/browser-report/watch-browser.ts'
import { dropStaleDemo } from '../../lib/demo-mode.ts'
import { wireLanding } from './wire-landing.ts'
import { wireOwnJob } from './wire-own-job.ts'

/** The script of the page about AI and one's own job: the phone menu, and the look-up. */
if (dropStaleDemo(location.search)) location.reload()
watchBrowser()
wireLanding(document)
wireOwnJob(document)
