import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { formCard as styles } from '@/forms/form-card'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { ButtonLink } from '@/ui/button'
import { storedDraft } from './contact-draft'
import { contactMessages as messages } from './contact.messages'

/**
 * Confirms that the message was received (FORM-002).
 * @param path of the page with the form, for another message
 */
export function ContactThanks({ path }: { path: string }) {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    storedDraft.set(undefined)
    outcome.current?.focus()
  }, [])
  return (
    <div className={styles.done}>
      <Alert ref={outcome} tone="success" title={<FormattedMessage {...messages.thanks} />}>
        <FormattedMessage {...messages.thanksText} />
      </Alert>
      <div className={styles.buttons}>
        <ButtonLink to={paths.home()}>
          <FormattedMessage {...messages.continueShopping} />
        </ButtonLink>
        <ButtonLink to={path} variant="secondary">
          <FormattedMessage {...messages.another} />
        </ButtonLink>
      </div>
    </div>
  )
}
