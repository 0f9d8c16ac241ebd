import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'
import { OrderHistory } from '@/features/orders/order-history'

/** `/orders`: the order history (ORD-001). */
export default function OrdersPage() {
  return (
    <AccountFrame title={accountPageNames.orders}>
      {({ customerId = '' }) => <OrderHistory customerId={customerId} />}
    </AccountFrame>
  )
}
