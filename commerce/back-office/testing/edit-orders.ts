import { placeByCard } from '../../testing/placed-order'
import type { useCheckout, useGuest } from '../../testing/test-checkout'
import { askOffice } from '../../testing/shop-state'

/** Places orders, and changes them like an operator in the dialog. */
export function editOrders(
  engine: ReturnType<typeof useCheckout>,
  guest: ReturnType<typeof useGuest>,
) {
  const ask = askOffice(engine, '/orders')

  return {
    ask,
    async place(quantity = 2): Promise<string> {
      const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity }])
      return (await placeByCard(guest, basketId)).orderNo ?? ''
    },
    /** Previews an edit and saves it. */
    async change(orderNo: string, edit: object) {
      const { revision } = (await ask(`/${orderNo}`)).body
      const preview = await ask(`/${orderNo}/edits/preview`, { edit })
      if (preview.status !== 200) return { preview, saved: preview }
      const expectedDifference = preview.body.difference
      const saved = await ask(`/${orderNo}/edits`, { edit, revision, expectedDifference })
      return { preview, saved }
    },
  }
}
