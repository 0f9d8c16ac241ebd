import { useIntl } from 'react-intl'
import { AccountConfirmation } from '@/features/sign-in/account-confirmation'
import { confirmationMessages } from '@/features/sign-in/confirmation.messages'
import { PageHead } from '@/ui/page-head'

export default function AccountConfirmationPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(confirmationMessages.pageTitle)} isHidden />
      <AccountConfirmation />
    </>
  )
}
