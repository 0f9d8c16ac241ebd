import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'

/** `/subscriptions` */
export default function SubscriptionsPage() {
  return <AccountFrame title={accountPageNames.subscriptions}>{null}</AccountFrame>
}
