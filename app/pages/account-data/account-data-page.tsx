import { AccountData } from '@/features/account-data/account-data'
import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'

export default function AccountDataPage() {
  return (
    <AccountFrame title={accountPageNames.accountData}>
      {(customer) => <AccountData customer={customer} />}
    </AccountFrame>
  )
}
