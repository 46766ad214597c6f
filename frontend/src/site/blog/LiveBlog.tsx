import { useEffect } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'
import { wireLanding } from '../island/wire-landing.ts'
import './blog.css'
import { BlogPage } from './BlogPage.tsx'

/** The blog inside the app: only for a visitor whose sign-in hint turned out to be stale. */
export function LiveBlog() {
  usePageTitle('Blog & Resources')
  useEffect(() => wireLanding(document), [])
  return <BlogPage />
}
