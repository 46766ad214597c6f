import './blog.css'
import { isDemo } from '../../lib/demo-mode.ts'
import { BlogIndex } from './BlogIndex.tsx'

/** The blog inside the shell: signed in, its entry of the sidebar is the present one. */
export function BlogScreen() {
  return <BlogIndex tail={isDemo() ? '?demo=true' : ''} />
}
