import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { basketKey } from '@/shopper/basket/basket.queries'
import { useSite } from '@/site/use-site'
import { showToast } from '@/ui/toast'
import { promoCodeMessages as messages } from './promo-code.messages'
import {
  findCoupon,
  useAddPromoCode,
  useRemoveOrganizationCode,
  useRemovePromoCode,
} from './promo-code.mutations'

export function useCodeToasts() {
  const { formatMessage } = useIntl()
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const { mutateAsync: add } = useAddPromoCode()
  const { mutateAsync: removeCoupon } = useRemovePromoCode()
  const { mutateAsync: removeOrganization } = useRemoveOrganizationCode()

  const addAgain = async (code: string) => {
    const refusal = await add(code)
    if (refusal?.kind === 'failed') throw refusal.error
    if (!refusal || refusal.kind === 'present') sayAdded(code)
    else showToast({ text: formatMessage(messages.notApplicable, { code }) })
  }
  const removeAgain = async (code: string) => {
    const basket = queryClient.getQueryData<Basket | null>(basketKey(siteId))
    const coupon = basket && findCoupon(basket, code)
    if (coupon?.couponItemId) await removeCoupon(coupon.couponItemId)
    else if (basket?.sourceCode) await removeOrganization()
    sayRemoved(code)
  }
  const sayAdded = (code: string) =>
    showToast({
      text: formatMessage(messages.added, { code }),
      undo: {
        label: formatMessage(messages.undoAdding, { code }),
        run: () => void removeAgain(code).catch(() => sayAdded(code)),
      },
    })
  const sayRemoved = (code: string) =>
    showToast({
      text: formatMessage(messages.removed, { code }),
      undo: {
        label: formatMessage(messages.undoRemoving, { code }),
        run: () => void addAgain(code).catch(() => sayRemoved(code)),
      },
    })
  return { sayAdded, sayRemoved }
}
