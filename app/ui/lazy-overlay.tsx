import type { LoadableComponent } from '@loadable/component'
import { useState } from 'react'
import { SectionBoundary } from '@/errors/section-boundary'
import { OverlayFailure } from './overlay-failure'
import { useCloseOnLeaving, type Opened } from './use-close-on-leaving'

/**
 * An overlay whose code is not loaded, and whose contents are not rendered, before it opens for the
 * first time. A failure to load is shown in its place. Navigating to another page closes it even
 * while it loads.
 */
export function lazyOverlay<Props extends Opened>(name: string, Overlay: LoadableComponent<Props>) {
  return function LazyOverlay(props: Props) {
    const { isOpen, onClose } = props
    const [wasOpened, setOpened] = useState(isOpen)
    if (isOpen && !wasOpened) setOpened(true)
    if (!wasOpened) return null
    const leaving = <CloseOnLeaving isOpen={isOpen} onClose={onClose} />
    return (
      <SectionBoundary
        name={name}
        resetKey={String(isOpen)}
        fallback={(error) =>
          isOpen && (
            <>
              {leaving}
              <OverlayFailure error={error} onClose={onClose} />
            </>
          )
        }
      >
        <Overlay {...props} fallback={leaving} />
      </SectionBoundary>
    )
  }
}

/** Stands in for an overlay, which closes itself once its code is loaded. */
function CloseOnLeaving(opened: Opened) {
  useCloseOnLeaving(opened)
  return null
}
