import { defineMessages, useIntl } from 'react-intl'
import { Register } from '@/features/sign-in/register'
import { PageHead } from '@/ui/page-head'

const messages = defineMessages({
  title: { id: 'registerPage.title', defaultMessage: 'Create an Account' },
})

export default function RegisterPage() {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHead title={formatMessage(messages.title)} isHidden />
      <Register />
    </>
  )
}
