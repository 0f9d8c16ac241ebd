import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'
import { Wallet } from '@/features/wallet/wallet'

export default function WalletPage() {
  return (
    <AccountFrame title={accountPageNames.wallet}>
      <Wallet />
    </AccountFrame>
  )
}
