import type { MailState } from '../../domain/mail-wire'
import { MAILS_OF_ORDERS } from './mail-kinds.constants'
import type { StoredMail } from './mail.repository'

type Facts = Pick<StoredMail, 'sent_at' | 'discarded_at' | 'next_attempt_at' | 'attempts'>

/** How far a mail has come. */
export function toMailState(mail: Facts): MailState {
  if (mail.sent_at) return 'sent'
  if (mail.discarded_at) return 'discarded'
  if (mail.next_attempt_at) return 'waiting'
  return mail.attempts > 0 ? 'failed' : 'kept'
}

/** The kind of a mail, and what it is about: both stand in its reference. */
export function toMailSubject(reference: string): { kind: string; orderNo?: string } {
  const [kind = '', subject] = reference.split(':')
  const isAboutOrder = MAILS_OF_ORDERS.some((one) => one === kind)
  return { kind, ...(isAboutOrder && subject !== undefined && { orderNo: subject }) }
}

/** It contains a code, a link or a gift card that anyone who reads it can use. */
export function holdsSecret(reference: string): boolean {
  const [kind, purpose] = reference.split(':')
  return kind === 'gift-certificate' || (kind === 'account' && purpose !== 'deleted')
}
