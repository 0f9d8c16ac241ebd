import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { paymentBrandOf } from '@rules/payment-methods'
import { expressMessages } from '../express.messages'
import { openAppleSheet } from './apple-sheet'
import { useSheetShop } from './use-sheet-shop'

interface ApplePayButtonProps {
  basket: Basket
  onOpenChange: (isOpen: boolean) => void
}

/** Opens Apple's sheet over the page. */
export default function ApplePayButton({ basket, onOpenChange }: ApplePayButtonProps) {
  const { shop, begin, error, isOpen, isPending } = useSheetShop(basket, 'DW_APPLE_PAY')
  const isBusy = isOpen || isPending
  useEffect(() => onOpenChange(isBusy), [isBusy, onOpenChange])
  const open = () => {
    const { ApplePaySession } = window
    if (isBusy || !ApplePaySession) return
    begin()
    openAppleSheet(ApplePaySession, shop)
  }
  return (
    <>
      <Button isWide variant="secondary" isPending={isBusy} onClick={open}>
        {paymentBrandOf('DW_APPLE_PAY')}
      </Button>
      {error && <Alert tone="error">{error}</Alert>}
      <p role="status" className="visually-hidden">
        {isPending && <FormattedMessage {...expressMessages.paying} />}
      </p>
    </>
  )
}
