import { FormattedMessage } from 'react-intl'
import { AccountCard, AccountCardEmpty } from '@/purchase/account/account-card'
import { useAddressBook } from '@/purchase/addresses/address-book'
import { AddressText } from '@/purchase/order-parts/address-text'
import { paths } from '@/site/paths'
import { addressBookMessages as messages } from './address-book.messages'

export function PrimaryAddressSummary() {
  const { entries = [] } = useAddressBook()
  const [first] = entries
  const text = first ? messages.toBook : messages.add
  return (
    <AccountCard
      title={first && !first.preferred ? messages.anAddress : messages.primary}
      more={{ to: paths.addressBook(), text }}
    >
      {first ? (
        <AddressText address={first} />
      ) : (
        <AccountCardEmpty>
          <FormattedMessage {...messages.empty} />
        </AccountCardEmpty>
      )}
    </AccountCard>
  )
}
