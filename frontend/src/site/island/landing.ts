import './landing-page.css'
import { watchBrowser } from '../../lib/browser-report/watch-browser.ts'
import { dropStaleDemo } from '../../lib/demo-mode.ts'
import { wireLanding } from './wire-landing.ts'

/** All the script of the prerendered pages. They read whole without it. */
if (dropStaleDemo(location.search)) location.reload()
watchBrowser()
wireLanding(document)
