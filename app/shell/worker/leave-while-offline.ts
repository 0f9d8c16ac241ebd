import { onlineManager } from '@tanstack/react-query'

/**
 * Offline, a link loads its page as a document: the worker has pages as a whole, not the data that
 * they are made of.
 * @param isBusy whether something waits in this tab for the connection, which would be lost with it
 * @returns how to end it
 */
export function leaveWhileOffline(isBusy: () => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    if (onlineManager.isOnline() || !navigator.serviceWorker.controller || isBusy()) return
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!isPlain || !(link instanceof HTMLAnchorElement)) return
    // one within the page stays within it
    const isOther = link.pathname !== location.pathname || link.search !== location.search
    if (link.origin === location.origin && isOther) event.stopImmediatePropagation()
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
