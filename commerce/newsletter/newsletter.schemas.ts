import { z } from 'zod'
import { isName } from '../../rules/names'
import { toPlainCode } from '../../rules/postal-code'
import { plainLine } from '../http/plain-text.schemas'
import { LIMITS } from '../../rules/field-limits'
import { MAIL_ADDRESS } from '../mail-address'

/** The lists that a newsletter subscriber can choose (FORM-018). */
const SUBSCRIPTION_LISTS = ['offersupdates', 'fundraising', 'businessgifts'] as const
export type SubscriptionList = (typeof SUBSCRIPTION_LISTS)[number]

const Name = plainLine(LIMITS.name).min(1).refine(isName, 'not a name')
const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(LIMITS.email)
  .regex(MAIL_ADDRESS, 'not an e-mail address')
const Phone = z
  .string()
  .trim()
  .regex(/^[\dext]{0,25}$/i, 'digits and the letters of an extension only')

const MONTH_DAY_YEAR = /^(\d{2})\/(\d{2})\/(\d{4})$/

/** `MM/DD/YYYY` → `YYYY-MM-DD` */
const BirthDate = z
  .string()
  .regex(MONTH_DAY_YEAR, 'not in the form MM/DD/YYYY')
  .transform((text) => text.replace(MONTH_DAY_YEAR, '$3-$1-$2'))
  .pipe(z.iso.date('no such day'))

/** `offersupdates|fundraising` → both lists, without duplicates. */
const Lists = z
  .string()
  .transform((text) => [...new Set(text.split('|'))])
  .pipe(z.array(z.enum(SUBSCRIPTION_LISTS)))

const Fields = z.object({
  c_email: Email,
  c_phone: Phone.optional(),
  c_postal: z.string().overwrite(toPlainCode).min(5).max(LIMITS.postalCode),
  c_firstname: Name,
  c_lastname: Name,
  c_birth_day: z.string().regex(/^\d{2}$/),
  c_birth_month: z.string().regex(/^\d{2}$/),
  c_birthdate: BirthDate,
  c_subscribelist: Lists,
  // The captcha was verified before; no address is looked up.
  c_recaptchaToken: z.string().max(4096).optional(),
  c_verificationOverride: z.boolean().optional(),
})

/** The body of a subscribe call (FORM-019), in the form in which the module stores it. */
export const SubscribeBody = Fields.refine(
  (body) => body.c_birthdate.endsWith(`-${body.c_birth_month}-${body.c_birth_day}`),
  { path: ['c_birthdate'], error: 'another day than c_birth_month and c_birth_day' },
).transform((body) => ({
  email: body.c_email,
  firstName: body.c_firstname,
  lastName: body.c_lastname,
  phone: body.c_phone || undefined,
  postalCode: body.c_postal,
  birthDate: body.c_birthdate,
  lists: body.c_subscribelist,
}))

export type Subscription = z.output<typeof SubscribeBody>
