import loadable from '@loadable/component'
import { lazyOverlay } from './lazy-overlay'

const load = () => import('./dialog-window')

/**
 * Loads the code of dialogs before the first one opens. If that fails, opening a dialog loads it
 * again.
 */
export function prefetchDialogs(): void {
  void load().catch(() => undefined)
}

/** A `DialogWindow` for parts of the page that load before it opens. */
export const LazyDialogWindow = lazyOverlay(
  'dialog',
  loadable(load, { ssr: false, resolveComponent: (file) => file.DialogWindow }),
)
