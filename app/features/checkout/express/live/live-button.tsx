import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { paymentBrandOf, type SheetWallet } from '@rules/payment-methods'
import { expressMessages } from '../express.messages'
import { useGoogleMerchant } from '../use-google-merchant'
import { openAppleSheet } from './apple-sheet'
import { openGoogleSheet } from './google-sheet'
import { useSheetShop } from './use-sheet-shop'

interface LiveButtonProps {
  basket: Basket
  wallet: SheetWallet
  /** @param wallet the open one; undefined when its sheet is closed */
  onOpenChange: (wallet: SheetWallet | undefined) => void
}

/** Opens the wallet's own sheet over the page. */
export default function LiveButton({ basket, wallet, onOpenChange }: LiveButtonProps) {
  const { shop, begin, error, isOpen, isPending } = useSheetShop(basket, wallet)
  const merchant = useGoogleMerchant(basket.basketId ?? '', wallet === 'DW_ANDROID_PAY')
  const isBusy = isOpen || isPending
  useEffect(() => {
    if (!isBusy) return undefined
    onOpenChange(wallet)
    return () => onOpenChange(undefined)
  }, [isBusy, wallet, onOpenChange])
  const open = () => {
    if (isBusy) return
    const { ApplePaySession } = window
    if (wallet === 'DW_APPLE_PAY' && ApplePaySession) {
      begin()
      openAppleSheet(ApplePaySession, shop)
    } else if (wallet === 'DW_ANDROID_PAY' && merchant) {
      begin()
      openGoogleSheet(merchant, shop)
    }
  }
  return (
    <>
      <Button isWide variant="secondary" isPending={isBusy} onClick={open}>
        {paymentBrandOf(wallet)}
      </Button>
      {error && <Alert tone="error">{error}</Alert>}
      <p role="status" className="visually-hidden">
        {isPending && <FormattedMessage {...expressMessages.paying} />}
      </p>
    </>
  )
}
