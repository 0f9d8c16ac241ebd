import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useCheckoutError } from '@/shopper/checkout-error'
import { Alert } from '@/ui/alert'
import { checkoutMessages } from './checkout.messages'

/** The checkout error, at the top of the page and in focus (CHK-040, CHK-041). */
export function CheckoutErrorBanner() {
  const { message } = useCheckoutError()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!message) return
    window.scrollTo({ top: 0 })
    box.current?.focus({ preventScroll: true })
  }, [message])
  if (!message) return null
  return (
    <Alert ref={box} tone="error" title={<FormattedMessage {...checkoutMessages.errorTitle} />}>
      {message}
    </Alert>
  )
}
