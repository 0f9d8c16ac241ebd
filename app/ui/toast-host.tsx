import loadable from '@loadable/component'
import { useSyncExternalStore } from 'react'
import { SectionBoundary } from '@/errors/section-boundary'
import { toastUse } from './toast'

const Toaster = loadable(() => import('./toaster'), {
  ssr: false,
  resolveComponent: (file) => file.PageToaster,
})

/** Renders toasts: their code is not loaded before the first one. */
export function ToastHost() {
  const isUsed = useSyncExternalStore(toastUse.subscribe, toastUse.hasBegun, () => false)
  if (!isUsed) return null
  return (
    <SectionBoundary name="toasts">
      <Toaster />
    </SectionBoundary>
  )
}
