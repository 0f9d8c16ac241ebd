import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'
import { AddressBook } from '@/features/address-book/address-book'

export default function AddressBookPage() {
  return (
    <AccountFrame title={accountPageNames.addressBook}>
      <AddressBook />
    </AccountFrame>
  )
}
