import { useIntl } from 'react-intl'
import { NewPassword } from '@/features/sign-in/new-password'
import { newPasswordMessages } from '@/features/sign-in/new-password.messages'
import { PageHead } from '@/ui/page-head'

export default function NewPasswordPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(newPasswordMessages.title)} isHidden />
      <NewPassword />
    </>
  )
}
