import loadable from '@loadable/component'
import { useRef, useState, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePreview } from '@/site/use-preview'
import { DialogWindow } from '@/ui/dialog-window'
import { PreviewDrawer } from './preview-drawer'
import { previewMessages as messages } from './preview.messages'
import styles from './preview.module.css'
import { useMomentText } from './use-moment-text'
import { useQuery } from '@tanstack/react-query'
import { previewOptionsQuery } from '@/commerce-client/preview-options.queries'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { keepPreview, previewParametersOf } from '@/site/keep-preview'
import { listSites } from '@/site/resolve-site'
import { siteUrl } from '../site-url'

/**
 * Adds the preview's parameters to links that the router does not handle (in rich text, to the
 * retailer's other sites, in another language), just before they are followed.
 */
function usePreviewLinks(): void {
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

/** Says on the page why its content is missing: the hub has no such snapshot. */
function UnknownSnapshot() {
  const site = useSite()
  const { snapshotId } = usePreview() ?? {}
  const query = previewOptionsQuery(site.id)
  const { data } = useQuery({ ...query, enabled: snapshotId !== undefined })
  const snapshots = data?.snapshots
  if (!snapshotId || !snapshots || snapshots.some(({ id }) => id === snapshotId)) return null
  return (
    <div className={styles.unknown}>
      <Alert tone="error">
        <h1 className={styles.reason}>
          <FormattedMessage {...messages.unknownSnapshot} values={{ id: snapshotId }} />
        </h1>
      </Alert>
    </div>
  )
}

const PageEditing = loadable(() => import('./page-editing'), { ssr: false })

/** In a frame of the content studio, its blocks can be pointed at. */
function FramedTools() {
  const site = useSite()
  const { data } = useQuery(previewOptionsQuery(site.id))
  const origins = data?.studioOrigins ?? []
  // a comparison of two moments is a page of the shop itself
  return origins.length > 0 ? <PageEditing origins={origins} /> : null
}

/**
 * The floating button of every previewed page, and the drawer that it opens. Frames in the
 * comparison of two pages have neither, and frames of the content studio have its own tools.
 */
export default function PreviewTools() {
  usePreviewLinks()
  const { formatMessage } = useIntl()
  const momentText = useMomentText()
  const { timestamp } = usePreview() ?? {}
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (window.self !== window.top) return <FramedTools />
  return (
    <>
      <UnknownSnapshot />
      <button
        ref={button}
        type="button"
        className={styles.launcher}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Clock />
        <span>
          <FormattedMessage {...messages.open} />
          {timestamp !== undefined && (
            <span className={styles.launcherTime}>{momentText(timestamp)}</span>
          )}
        </span>
      </button>
      <DialogWindow
        placement="drawer"
        title={formatMessage(messages.title)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        finalFocusRef={button}
      >
        <PreviewDrawer />
      </DialogWindow>
    </>
  )
}

function Clock() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="12" cy="12" r="8.5" />
        <path d="M12 7.2V12l3.2 2.2" />
      </g>
    </svg>
  )
}
