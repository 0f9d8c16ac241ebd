import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { openContactCase } from '@/commerce-client/service-cases'
import type { ChatMessage } from '@/forms/rules/chat-message'
import { useSendOnce } from '@/forms/use-send-once'
import { footerQuery } from '@/integrations/content-hub/content.queries'
import { useCaptcha } from '@/shopper/captcha/use-captcha'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { CARE_PHONE } from '../contact'
import { readFooter } from '../shell-content'
import { ChatForm } from './chat-form'
import { chatMessages as messages } from './chat.messages'
import styles from './chat.module.css'

const QUESTION_TYPE = 'Chat'

interface ChatPanelProps {
  id: string
  onClose: () => void
}

/**
 * Telephone, hours, and a message that becomes a case. It lies beside the page and not over it, so
 * it has no focus trap.
 */
export default function ChatPanel({ id, onClose }: ChatPanelProps) {
  const { formatMessage } = useIntl()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const element = panel.current
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    element?.addEventListener('keydown', closeOnEscape)
    return () => element?.removeEventListener('keydown', closeOnEscape)
  }, [onClose])

  return (
    <div
      ref={panel}
      id={id}
      className={styles.panel}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          <FormattedMessage {...messages.title} />
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={formatMessage(messages.close)}
          onClick={onClose}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      <CareLine />
      <ChatConversation />
    </div>
  )
}

function CareLine() {
  const { id } = useSite()
  const { data } = useQuery(footerQuery(id))
  const { phone } = readFooter(data)
  const { display, tel } = phone ?? CARE_PHONE
  return (
    <ul className={styles.ways}>
      <li>
        <a href={`tel:${tel}`}>
          <FormattedMessage {...messages.callUs} values={{ phone: display }} />
        </a>
        {phone?.hours && <span className={styles.hours}>{phone.hours}</span>}
      </li>
      <li>
        <Link to={paths.contact()}>
          <FormattedMessage {...messages.contact} />
        </Link>
      </li>
    </ul>
  )
}

function ChatConversation() {
  const { id: siteId } = useSite()
  const outcome = useRef<HTMLDivElement>(null)
  const captcha = useCaptcha('contact')
  const sending = useMutation(
    (message: ChatMessage) =>
      openContactCase(siteId, QUESTION_TYPE, { ...message, recaptchaToken: captcha.take() }),
    { onError: captcha.reset },
  )
  const { status, isLoading, variables } = sending
  const send = useSendOnce(sending)
  useEffect(() => {
    if (status === 'success' || status === 'error') outcome.current?.focus()
  }, [status])

  if (status === 'success') {
    return (
      <Alert
        ref={outcome}
        tone="success"
        title={<FormattedMessage {...messages.sent} values={{ name: variables?.firstName }} />}
      >
        <FormattedMessage {...messages.sentText} values={{ email: variables?.email }} />
      </Alert>
    )
  }
  return (
    <>
      <p className={styles.lead}>
        <FormattedMessage {...messages.lead} />
      </p>
      {status === 'error' && (
        <Alert ref={outcome} tone="error">
          <FormattedMessage {...messages.failure} />
        </Alert>
      )}
      <ChatForm onSubmit={send} isPending={isLoading} captcha={captcha} />
    </>
  )
}
