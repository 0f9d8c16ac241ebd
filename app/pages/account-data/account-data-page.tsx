import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'

/** `/account-data` */
export default function AccountDataPage() {
  return <AccountFrame title={accountPageNames.accountData}>{null}</AccountFrame>
}
