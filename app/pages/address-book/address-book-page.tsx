import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'

/** `/addressbook` */
export default function AddressBookPage() {
  return <AccountFrame title={accountPageNames.addressBook}>{null}</AccountFrame>
}
