import './reading-page.css'
import { watchBrowser } from '../../lib/browser-report/watch-browser.ts'
import { dropStaleDemo } from '../../lib/demo-mode.ts'
import { wireLanding } from './wire-landing.ts'

/** All the script of the pages to read: they need it for the phone menu only. */
if (dropStaleDemo(location.search)) location.reload()
watchBrowser()
wireLanding(document)
