import '../../../ui/base/signed-in.css'
import type { ReactNode } from 'react'
import { SlimFooter } from '../../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../../ui/frame/SiteHeader.tsx'
import { AntdTheme } from '../../../ui/theme/AntdTheme.tsx'

/** The frame of what is read behind a guest's link: the public header, whoever is signed in. */
export function LinkFrame({ children }: { children: ReactNode }) {
  return (
    <AntdTheme>
      <SiteHeader />
      {children}
      <SlimFooter />
    </AntdTheme>
  )
}
