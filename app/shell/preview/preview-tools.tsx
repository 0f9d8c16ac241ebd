import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePreview } from '@/site/use-preview'
import { DialogWindow } from '@/ui/dialog-window'
import { PreviewDrawer } from './preview-drawer'
import { previewMessages as messages } from './preview.messages'
import styles from './preview.module.css'
import { UnknownSnapshot } from './unknown-snapshot'
import { useMomentText } from './use-moment-text'
import { usePreviewLinks } from './use-preview-links'

/**
 * The floating button of every previewed page, and the drawer that it opens. Frames in the
 * comparison of two pages have neither.
 */
export default function PreviewTools() {
  usePreviewLinks()
  const { formatMessage } = useIntl()
  const momentText = useMomentText()
  const { timestamp } = usePreview() ?? {}
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (window.self !== window.top) return null
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
