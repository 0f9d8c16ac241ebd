import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'

/** `/preferences` */
export default function PreferencesPage() {
  return <AccountFrame title={accountPageNames.preferences}>{null}</AccountFrame>
}
