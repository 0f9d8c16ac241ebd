import { AccountFrame } from '@/features/account/account-frame'
import { accountPageNames } from '@/features/account/account-page-names.messages'
import { Passkeys } from '@/features/passkeys/passkeys'
import { Profile } from '@/features/profile/profile'

export default function ProfilePage() {
  return (
    <AccountFrame title={accountPageNames.profile}>
      {(customer) => <Profile customer={customer} passkeys={<Passkeys customer={customer} />} />}
    </AccountFrame>
  )
}
