import { AppError } from '@/errors/app-error'
import { callScapi } from './transport'

/** A list of people who are written to by e-mail. */
export interface MailingList {
  id: string
  title: string
  subtitle?: string
  /** Whether the address that was asked for is on it. */
  isOn: boolean
}

/** The lists there are, and which of them an address of the shopper's own is on (Shopper Consents). */
export async function getMailingLists(siteId: string, email: string): Promise<MailingList[]> {
  const { data } = await callScapi(siteId, 'shopperConsents', 'getSubscriptions', {
    parameters: { expand: ['consentStatus'] },
  })
  return data
    .filter(({ channels }) => channels.includes('email'))
    .map(({ subscriptionId, title = subscriptionId, subtitle, consentStatus = [], ...rest }) => {
      const stored = consentStatus.find(
        ({ channel, contactPointValue }) =>
          channel === 'email' && contactPointValue.toLowerCase() === email.toLowerCase(),
      )
      const status = stored?.status ?? rest.defaultStatus
      return { id: subscriptionId, title, subtitle, isOn: status === 'opt_in' }
    })
}

/** Puts an address on lists, and takes it off others. Throws AppError where one of them refused. */
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
  // some answers of 207 hold refusals
  const message = refused.error?.message ?? 'The list could not be changed.'
  throw new AppError({ kind: 'bad-request', status: 400, message })
}
