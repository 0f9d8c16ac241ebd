import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { shippingPageQuery } from '@/integrations/content-hub/content.queries'
import { asFields, asText } from '@/lib/read-fields'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { RichText } from '@/ui/rich-text'
import { checkoutMessages } from './checkout.messages'

/**
 * The checkout error, at the top of the page and focused. It shows the service's text or, for an
 * unexpected error, the merchant's text or else a generic one (CHK-040, CHK-041).
 */
export function CheckoutErrorBanner() {
  const { message, isUnexpected, serial } = useCheckoutError()
  const { html, isAsked } = useMerchantWords(isUnexpected)
  const box = useRef<HTMLDivElement>(null)
  const isShown = message !== undefined && !isAsked
  useEffect(() => {
    if (!isShown) return
    window.scrollTo({ top: 0 })
    box.current?.focus({ preventScroll: true })
  }, [isShown, serial])
  if (!isShown) return null
  return (
    <Alert ref={box} tone="error" title={<FormattedMessage {...checkoutMessages.errorTitle} />}>
      {isUnexpected && html ? <RichText html={html} /> : message}
    </Alert>
  )
}

/**
 * Fetches the merchant's text for unexpected errors.
 * @returns `isAsked`: whether the response is pending
 */
function useMerchantWords(isWanted: boolean): { html?: string; isAsked: boolean } {
  const { id: siteId } = useSite()
  const { data, isFetching } = useQuery({
    ...shippingPageQuery(siteId),
    enabled: isWanted,
    retry: false,
  })
  const html = asText(asFields(asFields(data).unexpectedError).html)
  return { html, isAsked: isWanted && isFetching && data === undefined }
}
