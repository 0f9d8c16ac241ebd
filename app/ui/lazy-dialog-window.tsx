import loadable from '@loadable/component'
import { useState } from 'react'
import { SectionBoundary } from '@/errors/section-boundary'
import type { DialogWindowProps } from './dialog-window'
import { OverlayFailure } from './overlay-failure'

const load = () => import('./dialog-window')
const DialogWindow = loadable(load, { ssr: false, resolveComponent: (file) => file.DialogWindow })

/**
 * Loads the code of dialogs before the first one opens. If that fails, opening a dialog loads it
 * again.
 */
export function prefetchDialogs(): void {
  void load().catch(() => undefined)
}

/**
 * A dialog whose code is not loaded, and whose contents are not rendered, before it opens for the
 * first time.
 */
export function LazyDialogWindow(props: DialogWindowProps) {
  const { isOpen, onClose } = props
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <SectionBoundary
      name="dialog"
      resetKey={String(isOpen)}
      fallback={(error) => isOpen && <OverlayFailure error={error} onClose={onClose} />}
    >
      <DialogWindow {...props} />
    </SectionBoundary>
  )
}
