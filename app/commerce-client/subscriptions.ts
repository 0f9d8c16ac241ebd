import { AppError } from '@/errors/app-error'
import { logError } from '@/lib/log'
import { failWith } from './fail-with'
import { callCustom } from './transport'

const SUCCESS = 200
const FAILURE_TEXT = 'Failed to subscribe to newsletter'

/** Lists that a subscriber can choose (FORM-018). */
export type SubscriptionList = 'offersupdates' | 'fundraising' | 'businessgifts'

export interface Subscriber {
  email: string
  firstName: string
  lastName: string
  /** Digits, and letters of an extension. */
  phone?: string
  postalCode: string
  /** `MM/DD/YYYY` */
  birthday: string
  lists: SubscriptionList[]
  /** The captcha's token, if the site requires one. */
  captchaToken?: string
}

/**
 * Signs up for the newsletter (FORM-019, FORM-020). HTTP 200 is success, every other status a
 * failure.
 * @throws AppError 'Failed to subscribe to newsletter', with the server's message as `detail`.
 */
export async function subscribeToNewsletter(siteId: string, subscriber: Subscriber): Promise<void> {
  const status = await callCustom(siteId, {
    method: 'POST',
    api: 'subscriptions/v1',
    path: 'subscribe',
    body: toFields(subscriber),
    read: 'status',
  }).catch(failWith(FAILURE_TEXT))
  if (status === SUCCESS) return
  const error = new AppError({
    kind: 'unexpected',
    status: Number(status),
    message: FAILURE_TEXT,
  })
  logError(FAILURE_TEXT, { error })
  throw error
}

function toFields({ birthday, ...subscriber }: Subscriber): Record<string, string | boolean> {
  const [month = '', day = ''] = birthday.split('/')
  return {
    c_email: subscriber.email,
    c_phone: subscriber.phone ?? '',
    c_postal: subscriber.postalCode,
    c_firstname: subscriber.firstName,
    c_lastname: subscriber.lastName,
    c_birth_day: day,
    c_birth_month: month,
    c_birthdate: birthday,
    c_subscribelist: subscriber.lists.join('|'),
    c_recaptchaToken: subscriber.captchaToken ?? '',
    // no address suggestion was overridden
    c_verificationOverride: false,
  }
}
