import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'

/** `/profile` */
export default function ProfilePage() {
  return <AccountFrame title={accountPageNames.profile}>{null}</AccountFrame>
}
