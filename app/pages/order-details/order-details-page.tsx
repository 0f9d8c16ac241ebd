import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'

/** `/order-details/:orderNo` */
export default function OrderDetailsPage() {
  return <AccountFrame title={accountPageNames.orders}>{null}</AccountFrame>
}
