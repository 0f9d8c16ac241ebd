import { useMutation } from '@tanstack/react-query'
import { subscribeToNewsletter, type SubscriptionList } from '@/commerce-client/subscriptions'
import type { EmailSignupOutput } from '@/forms/rules/email-signup'
import { useCaptcha } from '@/shopper/captcha/use-captcha'
import { useSite } from '@/site/use-site'

/** The subscription list of each checkbox (FORM-018). */
export const preferences = [
  { name: 'offersPromotionsUpdates', list: 'offersupdates' },
  { name: 'fundraisingPrograms', list: 'fundraising' },
  { name: 'corporateGiftsAndEvents', list: 'businessgifts' },
] as const satisfies { name: keyof EmailSignupOutput; list: SubscriptionList }[]

/** Subscribes the shopper to the site's newsletter. Each attempt needs a new captcha token. */
export function useEmailSignup() {
  const site = useSite()
  const captcha = useCaptcha('newsletter')
  const signup = useMutation(
    (values: EmailSignupOutput) =>
      subscribeToNewsletter(site.id, {
        captchaToken: captcha.take(),
        email: values.email,
        firstName: values.firstName,
        lastName: values.lastName,
        phone: values.phoneNumber,
        postalCode: values.zipCode,
        birthday: values.birthDay,
        lists: preferences.filter(({ name }) => values[name]).map(({ list }) => list),
      }),
    { onError: captcha.reset },
  )
  return { ...signup, captcha }
}
