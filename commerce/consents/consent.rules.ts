import { MAIL_ADDRESS } from '../mail-address'
import type { ConsentUpdate } from './consent.schemas'
import { CONSENT_SUBSCRIPTIONS } from './consent-subscriptions.constants'

/** Why a request cannot be granted. */
export interface ConsentRefusal {
  code: 'UNKNOWN_SUBSCRIPTION' | 'INVALID_CHANNEL' | 'INVALID_CONTACT_POINT'
  message: string
}

/** E.164, with or without the spaces and brackets that people type. */
const PHONE = /^\+?\d{7,15}$/

/** @returns the reason for the refusal; undefined if the request can be granted. */
export function refuseUpdate(update: ConsentUpdate): ConsentRefusal | undefined {
  const { subscriptionId, channel } = update
  const subscription = CONSENT_SUBSCRIPTIONS.find(({ id }) => id === subscriptionId)
  if (!subscription) {
    const message = `No subscription with ID '${subscriptionId}' was found.`
    return { code: 'UNKNOWN_SUBSCRIPTION', message }
  }
  if (!subscription.channels.includes(channel)) {
    const message = `The subscription '${subscriptionId}' has no channel '${channel}'.`
    return { code: 'INVALID_CHANNEL', message }
  }
  if (!(channel === 'email' ? MAIL_ADDRESS : PHONE).test(toContactPoint(update))) {
    const message = `Invalid ${channel === 'email' ? 'email address' : 'phone number'} format`
    return { code: 'INVALID_CONTACT_POINT', message }
  }
  return undefined
}

/** Normalizes a contact point for storage, so that different notations result in the same value. */
export function toContactPoint({ channel, contactPointValue }: ConsentUpdate): string {
  if (channel === 'email') return contactPointValue.trim().toLowerCase()
  return contactPointValue.replace(/[\s().-]/g, '')
}
