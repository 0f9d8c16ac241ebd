import '@/theme/global.css'
import { AppErrorView } from '@/shell/failures/app-error-view'
import { Providers } from '@/shell/providers'

/** Shown in place of everything when a page cannot be rendered. PWA Kit fixes its name. */
export default function ErrorPage() {
  return (
    <Providers>
      <AppErrorView />
    </Providers>
  )
}
