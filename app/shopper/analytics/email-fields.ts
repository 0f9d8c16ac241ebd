import { sha256 } from '@/lib/sha256'
import { isAllowed, readTrackingConsent } from '@/shopper/session/tracking-consent'
import type { EmailFields } from './analytics-events'

/**
 * Returns an e-mail address for the data layer: its hash, by which two systems can match a person,
 * and the plain text only if the visitor has agreed to cookies (ADR 85). Undefined if the visitor
 * refuses tracking.
 */
export async function toEmailFields(email: string): Promise<EmailFields | undefined> {
  const emailHash = await sha256(email.trim().toLowerCase())
  if (!isAllowed('marketing')) return undefined
  return { ...(emailHash && { emailHash }), ...(readTrackingConsent() === 'agreed' && { email }) }
}
