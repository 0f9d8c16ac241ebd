import { sha256 } from '@/lib/sha256'
import { readTrackingConsent } from '@/shopper/session/tracking-consent'
import type { EmailFields } from './analytics-events'

/**
 * An e-mail address for the data layer: as a hash, by which two systems find the same person, and
 * readable only for who has agreed to cookies (ADR 85). undefined for who refuses to be followed.
 */
export async function toEmailFields(email: string): Promise<EmailFields | undefined> {
  const emailHash = await sha256(email.trim().toLowerCase())
  const consent = readTrackingConsent()
  if (consent === 'refused') return undefined
  return { ...(emailHash && { emailHash }), ...(consent === 'agreed' && { email }) }
}
