import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'

/** `/orders` */
export default function OrdersPage() {
  return <AccountFrame title={accountPageNames.orders}>{null}</AccountFrame>
}
