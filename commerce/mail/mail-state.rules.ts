import type { MailState } from '../../contracts/mail'
import { MAILS_OF_ORDERS } from './mail-kinds.constants'
import type { StoredMail } from './mail.repository'

type Facts = Pick<StoredMail, 'sent_at' | 'discarded_at' | 'next_attempt_at' | 'attempts'>

export function toMailState(mail: Facts): MailState {
  if (mail.sent_at) return 'sent'
  if (mail.discarded_at) return 'discarded'
  if (mail.next_attempt_at) return 'waiting'
  return mail.attempts > 0 ? 'failed' : 'kept'
}

export function toMailSubject(reference: string): { kind: string; orderNo?: string } {
  const [kind = '', subject] = reference.split(':')
  const isAboutOrder = MAILS_OF_ORDERS.some((one) => one === kind)
  return { kind, ...(isAboutOrder && subject !== undefined && { orderNo: subject }) }
}

/**
 * Returns whether a mail contains a code, a link or a gift card that anyone who reads it can use.
 */
export function holdsSecret(reference: string): boolean {
  const [kind, purpose = '', part = ''] = reference.split(':')
  const isChange = kind === 'changed' && part.startsWith('link-')
  const isLink = isChange || (kind === 'phone-order' && part !== 'withdrawn')
  return isLink || kind === 'gift-certificate' || (kind === 'account' && !NOTICES.includes(purpose))
}

const NOTICES = [
  ...['deleted', 'welcome', 'passkey-added', 'passkey-removed'],
  ...['operator-passkey-added', 'operator-passkeys-removed'],
  ...['operator-codes-made', 'operator-code-used', 'operator-password-set'],
]
