import { useQuery } from '@tanstack/react-query'
import { readQuantityExceptions } from '@/commerce-client/basket-notices'
import type { Basket } from '@/commerce-client/baskets'
import { listOfferedMethods } from '@/commerce-client/payments'
import { canPayInSheet } from '@/rules/express'
import { amountToPay } from '@/rules/payment'
import { useIsLargeEnough } from '@/shopper/basket/use-is-large-enough'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import { isSheetWallet, type SheetWallet } from '@rules/payment-methods'
import { useProgramTerms } from '../use-program-terms'

const NONE: readonly SheetWallet[] = []

/** The wallets whose sheet can pay the bag; undefined while the service is asked. */
export function useExpressWallets(basket: Basket): readonly SheetWallet[] | undefined {
  const { id: siteId } = useSite()
  const { walletSheets, hasStandInSheets } = useSiteConfig().preferences
  const isLargeEnough = useIsLargeEnough(basket) ?? false
  const terms = useProgramTerms()
  const shown = walletSheets.filter(isSheetWallet).filter(hasStandInSheets ? Boolean : isInBrowser)
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
  if (!canPay || isError) return NONE
  return offered && shown.filter((wallet) => offered.some(({ id }) => id === wallet))
}

/** Whether this browser has the sheet of a wallet: without code of the wallet, only Apple's has. */
function isInBrowser(wallet: SheetWallet): boolean {
  if (wallet !== 'DW_APPLE_PAY' || typeof window === 'undefined') return false
  const { ApplePaySession } = window
  // it throws on pages without TLS
  const isSecure = window.isSecureContext
  return (
    isSecure && Boolean(ApplePaySession?.supportsVersion(3) && ApplePaySession.canMakePayments())
  )
}
