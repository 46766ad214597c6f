import type { User } from '@waymark/contracts/models/user'
import type { ReactNode } from 'react'
import { AntdTheme } from '../../app/theme/AntdTheme.tsx'

export function SignedInPages({ children }: { user: User; demo: boolean; children: ReactNode }) {
  return <AntdTheme>{children}</AntdTheme>
}
