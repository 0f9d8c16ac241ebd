import { defineMessages, useIntl } from 'react-intl'
import { EmailSignup } from '@/features/email-signup/email-signup'
import { paths } from '@/site/paths'
import { Heading } from '@/ui/heading'
import { PageHead } from '@/ui/page-head'
import styles from './email-signup-page.module.css'

const messages = defineMessages({
  title: { id: 'emailSignupPage.title', defaultMessage: 'Join The Sweet List' },
  description: {
    id: 'emailSignupPage.description',
    defaultMessage: 'Sign up for our e-mails: new chocolates, offers, fundraising and gifts.',
  },
})

/** `/emailsignup`: the page of the footer's 'Join The Sweet List' link (SHELL-024). */
export default function EmailSignupPage() {
  const { formatMessage } = useIntl()
  const title = formatMessage(messages.title)
  return (
    <>
      <PageHead
        title={title}
        description={formatMessage(messages.description)}
        canonicalPath={paths.emailSignup()}
      />
      <div className={styles.page}>
        <Heading level={1}>{title}</Heading>
        <EmailSignup />
      </div>
    </>
  )
}
