import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { useStableCallback } from '@/lib/use-stable-callback'
import { amountToPay } from '@/rules/payment'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { addInstrument, removeMainInstruments } from '@/purchase/payment/payment.mutations'
import { changeBasket } from '@/shopper/basket/change-basket'
import { useSite } from '@/site/use-site'
import type { SheetWallet } from '@rules/payment-methods'
import { bagChangeText, findBagChange, type BagChange } from '../bag-change'
import { usePlaceOrder } from '../use-place-order'
import { writeBuyer, type UsableContact } from './use-express-contact'

/** Pays the bag with what was approved in a wallet's sheet, then places the order as at review. */
export function useChargeApproved(basket: Basket, wallet: SheetWallet) {
  const { id: siteId, currency: usual } = useSite()
  const intl = useIntl()
  const queryClient = useQueryClient()
  const checkoutError = useCheckoutError()
  const { placeAndWait, phase } = usePlaceOrder(basket)
  const place = useStableCallback(placeAndWait)

  /**
   * @param approved the bag that the sheet showed: if it has changed, the shopper looks at it first
   * @param token the encrypted payment
   * @returns whether the bag can be ordered
   */
  const accept = async (approved: Basket, token: string, buyer: UsableContact) => {
    const { currency = usual } = approved
    let change: BagChange | undefined
    await changeBasket(queryClient, siteId, async (id, known) => {
      const owned = await writeBuyer(siteId, id, buyer, known)
      const cleared = await removeMainInstruments(siteId, owned)
      change = findBagChange(approved, cleared)
      if (change) return cleared
      return addInstrument(siteId, id, {
        paymentMethodId: wallet,
        amount: amountToPay(cleared),
        c_transienttoken: token,
        c_approvedAmount: amountToPay(approved),
      })
    })
    if (!change) return true
    checkoutError.raise(bagChangeText(change, intl, currency))
    return false
  }
  return { accept, place, phase }
}
