import loadable from '@loadable/component'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  agreeToCookies,
  isConsentOpen,
  mustAgreeFirst,
  onConsentChange,
} from '@/shopper/session/tracking-consent'
import { Button } from '@/ui/button'
import { shellMessages } from '../shell.messages'
import { answerConsent, ConsentFrame } from './consent-frame'

const ConsentQuestion = loadable(() => import('./consent-question'), { ssr: false })

/**
 * Tells of cookies until the cookie `consent` is 1 (SHELL-019), or asks where the visitor must agree
 * first. Only the browser reads the cookie, because the page itself is the same for everyone.
 */
export function ConsentBanner() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const look = () => setIsOpen(isConsentOpen())
    look()
    return onConsentChange(look)
  }, [])
  if (!isOpen) return null
  if (mustAgreeFirst()) return <ConsentQuestion />
  return (
    <ConsentFrame
      text={<FormattedMessage {...shellMessages.consent} />}
      actions={
        <Button size="sm" onClick={() => answerConsent(() => agreeToCookies())}>
          <FormattedMessage {...shellMessages.agree} />
        </Button>
      }
    />
  )
}
