import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'
import { Preferences } from '@/features/preferences/preferences'

export default function PreferencesPage() {
  return (
    <AccountFrame title={accountPageNames.preferences}>
      {({ email = '' }) => <Preferences email={email} />}
    </AccountFrame>
  )
}
