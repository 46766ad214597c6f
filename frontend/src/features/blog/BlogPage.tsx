import { SiteFooter } from '../../components/SiteFooter.tsx'
import { SiteHeader } from '../../components/SiteHeader.tsx'
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
