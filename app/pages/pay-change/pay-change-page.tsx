import { PayChange } from '@/features/order/pay-change/pay-change'

/** `/pay`: pays for an order, or for a change of one, by a mail's link, without a login. */
export default function PayChangePage() {
  return <PayChange />
}
