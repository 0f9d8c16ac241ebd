import { AppError } from '@/errors/app-error'
import { COOKIE_PURPOSES, type CookiePurpose } from '@/site/third-party'
import { callScapi } from './transport'

export interface MailingList {
  id: string
  title: string
  subtitle?: string
  isOn: boolean
}

export async function getMailingLists(siteId: string, email: string): Promise<MailingList[]> {
  const { data } = await callScapi(siteId, 'shopperConsents', 'getSubscriptions', {
    parameters: { expand: ['consentStatus'] },
  })
  return data
    .filter(({ channels, consentType }) => channels.includes('email') && consentType !== 'legal')
    .map(({ subscriptionId, title = subscriptionId, subtitle, consentStatus = [], ...rest }) => {
      const stored = consentStatus.find(
        ({ channel, contactPointValue }) =>
          channel === 'email' && contactPointValue.toLowerCase() === email.toLowerCase(),
      )
      const status = stored?.status ?? rest.defaultStatus
      return { id: subscriptionId, title, subtitle, isOn: status === 'opt_in' }
    })
}

/** Records what a customer allows, for `cookies-measuring` and `cookies-marketing`. */
export function recordCookieChoices(
  siteId: string,
  email: string,
  allowed: readonly CookiePurpose[],
): Promise<void> {
  const choices = COOKIE_PURPOSES.map((one) => [`cookies-${one}`, allowed.includes(one)])
  return setMailingLists(siteId, email, Object.fromEntries(choices))
}

/**
 * Subscribes an address to some lists and unsubscribes it from others. Throws AppError if one of
 * the lists refuses.
 */
export async function setMailingLists(
  siteId: string,
  email: string,
  isOnById: Readonly<Record<string, boolean>>,
): Promise<void> {
  const subscriptions = Object.entries(isOnById).map(([subscriptionId, isOn]) => ({
    subscriptionId,
    contactPointValue: email,
    channel: 'email' as const,
    status: isOn ? ('opt_in' as const) : ('opt_out' as const),
  }))
  const { results } = await callScapi(siteId, 'shopperConsents', 'updateSubscriptions', {
    body: { subscriptions },
  })
  const refused = results.find(({ success }) => !success)
  if (!refused) return
  // a response with status 207 may contain refusals
  const message = refused.error?.message ?? 'The list could not be changed.'
  throw new AppError({ kind: 'bad-request', status: 400, message })
}
