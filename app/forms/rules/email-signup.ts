import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'
import { birthdayRule } from './birthday'
import { emailRule } from './email'
import { nameRule } from './name'

const MIN_POSTAL_CODE_LENGTH = 5

const preferences = {
  offersPromotionsUpdates: z.boolean(),
  fundraisingPrograms: z.boolean(),
  corporateGiftsAndEvents: z.boolean(),
}
const Preferences = z.object(preferences)

/**
 * Keeps the digits of a number and the letters of its extension: `(415) 555-0100 ext 5` →
 * `4155550100ext5`.
 */
export const toPhoneWithExtension = (typed: string) => typed.replace(/[^\dext]/gi, '')

/** A postal code of any country, checked only by its length. */
const anyPostalCodeRule = z
  .string('required')
  .trim()
  .min(1, 'required')
  .refine(
    (code) =>
      code === '' || (code.length >= MIN_POSTAL_CODE_LENGTH && code.length <= LIMITS.postalCode),
    'zipOrPostalCode',
  )

/** The newsletter sign-up form (FORM-017). */
export const emailSignupRule = z
  .object({
    email: emailRule,
    firstName: nameRule,
    lastName: nameRule,
    phoneNumber: z
      .string()
      .max(LIMITS.phoneWithExtension, 'phoneLength')
      .transform(toPhoneWithExtension)
      .optional(),
    zipCode: anyPostalCodeRule,
    birthDay: birthdayRule,
    ...preferences,
  })
  .refine((values) => Object.keys(preferences).some((name) => Reflect.get(values, name) === true), {
    path: ['offersPromotionsUpdates'],
    error: 'oneOption',
    // checked even if other fields have errors
    when: ({ value }) => Preferences.safeParse(value).success,
  })

export type EmailSignupInput = z.input<typeof emailSignupRule>
export type EmailSignupOutput = z.output<typeof emailSignupRule>
