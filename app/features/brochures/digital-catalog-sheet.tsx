import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { submitErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import type { DigitalCatalogOutput } from '@/forms/rules/catalog-request'
import { useSendOnce } from '@/forms/use-send-once'
import { sharedKeys } from '@/integrations/content-hub/content.port'
import { contentQuery } from '@/integrations/content-hub/content.queries'
import { asText } from '@/lib/read-fields'
import { documentUrl } from '@/site/document-url'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Sheet } from '@/ui/sheet'
import { CatalogConfirmed, CatalogReady } from './catalog-done'
import { DigitalCatalogForm, PrintedCatalogForm } from './catalog-forms'
import { catalogMessages as messages } from './catalog.messages'
import { useCatalogRequest } from './use-catalog-request'

/** The catalog as a PDF and, if the editor offers it, as a printed one (FORM-042). */
export default function DigitalCatalogSheet() {
  const intl = useIntl()
  const catalog = useCatalog()
  const request = useCatalogRequest()
  const { data: done, variables, error, isLoading, reset, captcha } = request
  const send = useSendOnce(request)
  /** The values entered for the PDF, once the printed catalog is requested. */
  const [known, setKnown] = useState<DigitalCatalogOutput>()
  const isPrinted = known !== undefined
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error !== null) banner.current?.focus()
  }, [error])

  const askForPrint = () => {
    setKnown(variables?.values)
    reset()
  }
  return (
    <Sheet title={<FormattedMessage {...messages.title} />}>
      {done === 'DigitalDownload' && (
        <CatalogReady
          pdfUrl={catalog.pdfUrl}
          onRequest={catalog.hasPrintedCatalog ? askForPrint : undefined}
        />
      )}
      {done === 'PostalCatalog' && <CatalogConfirmed />}
      {done === undefined && (
        <div className="stack-5">
          {error !== null && (
            <Alert ref={banner} tone="error">
              {submitErrorText(toAppError(error), intl)}
            </Alert>
          )}
          <p className="muted">
            <FormattedMessage {...(isPrinted ? messages.printedLead : messages.lead)} />
          </p>
          {isPrinted ? (
            <PrintedCatalogForm
              known={known}
              isPending={isLoading}
              captcha={captcha}
              onSubmit={(values) => send({ reason: 'PostalCatalog', values })}
            />
          ) : (
            <DigitalCatalogForm
              isPending={isLoading}
              captcha={captcha}
              onSubmit={(values) => send({ reason: 'DigitalDownload', values })}
            />
          )}
        </div>
      )}
    </Sheet>
  )
}

/** Returns the editor's settings: the URL of the PDF, and whether there is a printed catalog. */
function useCatalog(): { pdfUrl?: string; hasPrintedCatalog: boolean } {
  const { id: siteId } = useSite()
  const { data } = useQuery(contentQuery(siteId, sharedKeys.digitalCatalog(siteId)))
  const pdf = asText(data?.pdfURL)
  return {
    ...(pdf && { pdfUrl: documentUrl(pdf) }),
    hasPrintedCatalog: data?.hasPrintedCatalog === true,
  }
}
