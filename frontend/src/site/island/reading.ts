import './reading-page.css'
import { dropStaleDemo } from '../../lib/demo-mode.ts'
import { wireLanding } from './wire-landing.ts'

/** All the script of the pages to read: they need it for the phone menu only. */
if (dropStaleDemo(location.search)) location.reload()
wireLanding(document)
