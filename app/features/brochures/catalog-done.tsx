import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Alert } from '@/ui/alert'
import { Button, DownloadLink } from '@/ui/button'
import { useSheet } from '@/ui/use-sheet'
import { catalogMessages as messages } from './catalog.messages'

interface CatalogReadyProps {
  pdfUrl?: string
  /** Requests the printed catalog; undefined if there is none. */
  onRequest?: () => void
}

export function CatalogReady({ pdfUrl, onRequest }: CatalogReadyProps) {
  const outcome = useFocusOnShow()
  return (
    <div className="stack-5">
      <Alert ref={outcome} tone="success" title={<FormattedMessage {...messages.ready} />} />
      {pdfUrl && (
        <DownloadLink href={pdfUrl} isWide>
          <FormattedMessage {...messages.downloadReady} />
        </DownloadLink>
      )}
      {onRequest && (
        <Button variant="secondary" isWide onClick={onRequest}>
          <FormattedMessage {...messages.request} />
        </Button>
      )}
    </div>
  )
}

export function CatalogConfirmed() {
  const { close } = useSheet()
  const outcome = useFocusOnShow()
  return (
    <div className="stack-5">
      <Alert ref={outcome} tone="success" title={<FormattedMessage {...messages.confirmed} />}>
        <FormattedMessage {...messages.confirmedText} />
      </Alert>
      <Button variant="secondary" isWide onClick={close}>
        <FormattedMessage {...messages.close} />
      </Button>
    </div>
  )
}

/** Moves the focus to the outcome, because the focused form has disappeared. */
function useFocusOnShow() {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  return outcome
}
