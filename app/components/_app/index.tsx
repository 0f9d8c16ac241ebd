import type { ReactNode } from 'react'
import '@/theme/global.css'
import { FontPreload } from '@/shell/font-preload'
import { Providers } from '@/shell/providers'
import { Shell } from '@/shell/shell'

/** What every page shares. */
export default function App({ children }: { children?: ReactNode }) {
  return (
    <Providers>
      <FontPreload />
      <Shell>{children}</Shell>
    </Providers>
  )
}
