import '@/theme/global.css'
import { AppErrorView } from '@/shell/failures/app-error-view'
import { Providers } from '@/shell/providers'

/** The page shown when a page cannot be rendered. PWA Kit prescribes its name. */
export default function ErrorPage() {
  return (
    <Providers>
      <AppErrorView />
    </Providers>
  )
}
