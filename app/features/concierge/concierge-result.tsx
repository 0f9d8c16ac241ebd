import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Concierge } from '@/commerce-client/concierge'
import { sharedKeys } from '@/integrations/content-hub/content.port'
import { contentQuery } from '@/integrations/content-hub/content.queries'
import { asFields, asText } from '@/lib/read-fields'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { PhoneLink } from '@/ui/phone-link'
import { RichText } from '@/ui/rich-text'
import { conciergeMessages as messages } from './concierge.messages'
import styles from './concierge.module.css'

interface ConciergeResultProps {
  /** `null` if there is no contact for the postal code. */
  concierge: Concierge | null
  onAgain: () => void
}

/**
 * The contact, or a message that there is none. It takes the focus, because the form has
 * disappeared.
 */
export function ConciergeResult({ concierge, onAgain }: ConciergeResultProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus(), [])
  return (
    <>
      <div ref={card} tabIndex={-1} role="status" className={styles.card}>
        {concierge ? <FoundConcierge concierge={concierge} /> : <NotFoundText />}
      </div>
      <Button variant="secondary" isWide onClick={onAgain}>
        <FormattedMessage {...messages.again} />
      </Button>
    </>
  )
}

function FoundConcierge({ concierge: { name, phone, email } }: { concierge: Concierge }) {
  return (
    <>
      <Heading level={3}>
        <FormattedMessage {...messages.meet} values={{ name }} />
      </Heading>
      <p>
        <FormattedMessage {...messages.meetText} />
      </p>
      {phone && <PhoneLink phone={phone} className={styles.phone} />}
      {email && (
        <a href={`mailto:${email}`}>
          <FormattedMessage {...messages.emailMe} />
        </a>
      )}
    </>
  )
}

/** The editor's text, or else a generic one. */
function NotFoundText() {
  const { id: siteId } = useSite()
  const { data, isInitialLoading } = useQuery(contentQuery(siteId, sharedKeys.concierge(siteId)))
  if (isInitialLoading) return null
  const html = asText(asFields(data?.notFound).html)
  return html ? (
    <RichText html={html} />
  ) : (
    <p>
      <FormattedMessage {...messages.notFound} />
    </p>
  )
}
