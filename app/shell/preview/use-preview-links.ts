import { useEffect } from 'react'
import { keepPreview, previewParametersOf } from '@/site/keep-preview'
import { listSites } from '@/site/resolve-site'
import { siteUrl } from '../site-url'

/**
 * Adds the preview's parameters to links that the router does not handle (in rich text, to the
 * retailer's other sites, in another language), just before they are followed.
 */
export function usePreviewLinks(): void {
  useEffect(() => {
    const { href: here, host } = window.location
    const ownHosts = listSites().map(({ id }) => new URL(siteUrl(id, host), here).host)
    const keep = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.dataset.leavesPreview) return
      if (!ownHosts.includes(link.host) || !/^https?:$/.test(link.protocol)) return
      const parameters = previewParametersOf(new URLSearchParams(window.location.search))
      const address = keepPreview(link.href, parameters)
      if (address !== link.href) link.href = address
    }
    // before the click, so that a new tab or a copied link has the parameters too
    const events = ['pointerdown', 'focusin', 'click'] as const
    events.forEach((name) => document.addEventListener(name, keep, true))
    return () => events.forEach((name) => document.removeEventListener(name, keep, true))
  }, [])
}
