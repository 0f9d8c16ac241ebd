import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'
import { OrderView } from '@/features/orders/order-view'
import { ordersMessages } from '@/features/orders/orders.messages'

/** `/order-details/:orderNo`: one of the customer's orders (ORD-002). */
export default function OrderDetailsPage() {
  const { orderNo = '' } = useParams<{ orderNo: string }>()
  return (
    <AccountFrame
      title={accountPageNames.orders}
      heading={() => <FormattedMessage {...ordersMessages.order} values={{ orderNo }} />}
    >
      <OrderView key={orderNo} orderNo={orderNo} />
    </AccountFrame>
  )
}
