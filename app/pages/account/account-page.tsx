import { FormattedMessage } from 'react-intl'
import { AccountFrame } from '@/features/account/account-frame'
import { AccountGrid } from '@/features/account/account-grid'
import { accountMessages } from '@/features/account/account.messages'
import { PersonSummary } from '@/features/account/person-summary'
import { PreferredShopSummary } from '@/features/account/preferred-shop-summary'
import { PrimaryAddressSummary } from '@/features/address-book/primary-address-summary'
import { LastOrderSummary } from '@/features/orders/last-order-summary'
import { SavedMixesSummary } from '@/features/saved-mixes/saved-mixes-summary'
import { NextSubscriptionSummary } from '@/features/subscriptions/next-subscription-summary'
import { SavedCardsSummary } from '@/features/wallet/saved-cards-summary'
import { WishListSummary } from '@/features/wish-list/wish-list-summary'
import { greetingName } from '@/shopper/customer/use-customer'

export default function AccountPage() {
  return (
    <AccountFrame
      title={accountMessages.title}
      heading={(customer) => (
        <FormattedMessage
          {...accountMessages.greeting}
          values={{ name: greetingName(customer) ?? customer.email }}
        />
      )}
    >
      {(customer) => (
        <AccountGrid>
          <LastOrderSummary customerId={customer.customerId ?? ''} />
          <PersonSummary customer={customer} />
          <PrimaryAddressSummary />
          <SavedCardsSummary />
          <WishListSummary />
          <NextSubscriptionSummary />
          <PreferredShopSummary />
          {/* last, because it appears once it is known whether the site has boxes */}
          <SavedMixesSummary />
        </AccountGrid>
      )}
    </AccountFrame>
  )
}
