import { FormattedMessage } from 'react-intl'
import { Sheet } from '@/ui/sheet'
import { useSheet } from '@/ui/use-sheet'
import { EmailSignup } from './email-signup'
import { emailSignupMessages as messages } from './email-signup.messages'

/** The newsletter's sign-up in a sheet over the current page (FORM-060). */
export default function SubscribeSheet() {
  const { close } = useSheet()
  return (
    <Sheet title={<FormattedMessage {...messages.sheetTitle} />}>
      <EmailSignup onDone={close} />
    </Sheet>
  )
}
