import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { BlogIndex } from './BlogIndex.tsx'

/** The blog's index as everyone reads it. */
export function BlogPage() {
  return (
    <>
      <SiteHeader />
      <BlogIndex />
      <SiteFooter />
    </>
  )
}
