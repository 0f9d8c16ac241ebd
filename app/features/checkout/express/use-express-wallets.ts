import { useQuery } from '@tanstack/react-query'
import { readQuantityExceptions } from '@/commerce-client/basket-notices'
import type { Basket } from '@/commerce-client/baskets'
import { listOfferedMethods } from '@/commerce-client/payments'
import { isOutside } from '@/integrations/third-party/third-party'
import { canPayInSheet } from '@/rules/express'
import { amountToPay } from '@/rules/payment'
import { useIsLargeEnough } from '@/shopper/basket/use-is-large-enough'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import { isSheetWallet, type SheetWallet } from '@rules/payment-methods'
import { useProgramTerms } from '../use-program-terms'
import { useGoogleMerchant } from './use-google-merchant'

const NONE: ExpressWallets = { wallets: [], isAwaited: false }
const GOOGLE = 'DW_ANDROID_PAY' satisfies SheetWallet

interface ExpressWallets {
  wallets: readonly SheetWallet[]
  /** Another one may follow: the service, or Google, is asked. */
  isAwaited: boolean
}

/** The wallets whose sheet can pay the bag. */
export function useExpressWallets(basket: Basket): ExpressWallets {
  const { id: siteId } = useSite()
  const { walletSheets, hasStandInSheets } = useSiteConfig().preferences
  const isLargeEnough = useIsLargeEnough(basket) ?? false
  const terms = useProgramTerms()
  const shown = walletSheets
    .filter(isSheetWallet)
    .filter(hasStandInSheets ? Boolean : mayBeInBrowser)
  const canPay =
    shown.length > 0 &&
    isLargeEnough &&
    !terms.isAsked &&
    canPayInSheet(basket) &&
    readQuantityExceptions(basket).length === 0
  const { basketId = '' } = basket
  const { data: offered, isError } = useQuery({
    queryKey: ['shopper', 'express-methods', siteId, basketId, amountToPay(basket)],
    queryFn: () => listOfferedMethods(siteId, basketId),
    enabled: canPay,
    keepPreviousData: true,
  })
  const isOffered = (wallet: SheetWallet) => offered?.some(({ id }) => id === wallet) ?? false
  const asksGoogle = canPay && !hasStandInSheets && shown.includes(GOOGLE) && isOffered(GOOGLE)
  const merchant = useGoogleMerchant(basketId, asksGoogle)
  if (!canPay || isError) return NONE
  const isReady = (wallet: SheetWallet) => wallet !== GOOGLE || !asksGoogle || Boolean(merchant)
  return {
    wallets: shown.filter(isOffered).filter(isReady),
    isAwaited: !offered || (asksGoogle && merchant === undefined),
  }
}

/** Whether this browser may have the sheet of a wallet: Google's is asked about later. */
function mayBeInBrowser(wallet: SheetWallet): boolean {
  if (typeof window === 'undefined') return false
  if (wallet === GOOGLE) return isOutside('google-pay') && 'PaymentRequest' in window
  const { ApplePaySession } = window
  // it throws on pages without TLS
  const isSecure = window.isSecureContext
  return (
    isSecure && Boolean(ApplePaySession?.supportsVersion(3) && ApplePaySession.canMakePayments())
  )
}
