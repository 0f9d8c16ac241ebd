import { FormattedMessage } from 'react-intl'
import { useSheet } from '@/ui/use-sheet'
import { Button } from '@/ui/button'
import { cookieMessages as messages } from '../sheets/cookie-choices.messages'
import '../sheets/cookie-choices.types'
import { useSaveCookieChoices } from '../sheets/use-save-cookie-choices'
import { answerConsent, ConsentFrame } from './consent-frame'

/** Asks before anything beyond the necessary is used; refusing is as easy as agreeing. */
export default function ConsentQuestion() {
  const { open } = useSheet()
  const save = useSaveCookieChoices()
  return (
    <ConsentFrame
      text={<FormattedMessage {...messages.question} />}
      actions={
        <>
          <Button size="sm" onClick={() => answerConsent(save.none)}>
            <FormattedMessage {...messages.none} />
          </Button>
          <Button size="sm" onClick={() => answerConsent(save.all)}>
            <FormattedMessage {...messages.all} />
          </Button>
          <Button size="sm" variant="secondary" onClick={() => open('cookie-choices', {})}>
            <FormattedMessage {...messages.choose} />
          </Button>
        </>
      }
    />
  )
}
