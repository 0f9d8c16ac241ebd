import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'

/** `/wallet` */
export default function WalletPage() {
  return <AccountFrame title={accountPageNames.wallet}>{null}</AccountFrame>
}
