import { useIntl } from 'react-intl'
import { AccountHome } from '@/features/account/account-home'
import { accountMessages } from '@/features/account/account.messages'
import { PageHead } from '@/ui/page-head'

/** `/account` */
export default function AccountPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(accountMessages.title)} isHidden />
      <AccountHome />
    </>
  )
}
