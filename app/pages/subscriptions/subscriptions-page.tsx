import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'
import { SubscriptionList } from '@/features/subscriptions/subscription-list'

export default function SubscriptionsPage() {
  return (
    <AccountFrame title={accountPageNames.subscriptions}>
      <SubscriptionList />
    </AccountFrame>
  )
}
