import { defineMessages, useIntl } from 'react-intl'
import { useOffer } from '@/features/passkeys/use-offer'
import { PasskeyLogIn } from '@/features/passkeys/passkey-log-in'
import { LogIn } from '@/features/sign-in/log-in'
import { PageHead } from '@/ui/page-head'

const messages = defineMessages({
  title: { id: 'loginPage.title', defaultMessage: 'Log In' },
})

export default function LoginPage() {
  const { formatMessage } = useIntl()
  const offerPasskey = useOffer()
  return (
    <>
      <PageHead title={formatMessage(messages.title)} isHidden />
      <LogIn otherWay={<PasskeyLogIn />} onLoggedIn={offerPasskey} />
    </>
  )
}
