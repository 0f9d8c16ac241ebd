import { defineMessages, useIntl } from 'react-intl'
import { AccountHome } from '@/features/account/account-home'
import { PageHead } from '@/ui/page-head'

const messages = defineMessages({
  title: { id: 'accountPage.title', defaultMessage: 'Your Account' },
})

/** `/account` */
export default function AccountPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(messages.title)} isHidden />
      <AccountHome />
    </>
  )
}
