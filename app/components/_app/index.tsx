import type { ReactNode } from 'react'
import '@/theme/global.css'

/** What every page shares. */
export default function App({ children }: { children?: ReactNode }) {
  return <main id="content">{children}</main>
}
