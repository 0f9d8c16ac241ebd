import { z } from 'zod'
import { ADDRESS_PARTS, limitedParts, type LimitedPart } from '../address-parts'
import { LIMITS } from '../limits'
import { phoneRule, toPhoneDigits } from './phone'
import { provinceCodes, stateCodes } from './regions'
import { optionalText, requiredText } from './text'

const CITY = /^[A-Za-z /.,#'-]*$/
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const HAS_LETTER = /[A-Za-z]/
const ZIP = /^\d{5}(-?\d{4})?$/
// Canada Post's letters: no D, F, I, O, Q, U; the first is not W or Z.
const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i

/** Accepts empty values, so that an empty field is refused only as required. */
const filled = (pattern: RegExp) => (value: string) => value === '' || pattern.test(value)

/** A registered customer's options for their address book (ADDR-051). */
const bookOptions = {
  /** Id of the entry with which the form was filled in. */
  addressId: z.string().optional(),
  addToAddressBook: z.boolean().optional(),
  preferred: z.boolean().optional(),
}

const { address1, address2, city, companyName, firstName, lastName } = ADDRESS_PARTS

export const streetRule = requiredText(address1.maxLength, 'street').refine(
  filled(HAS_LETTER),
  'street',
)
export const cityRule = requiredText(city.maxLength).refine(filled(CITY), 'invalid')
export const stateRule = z.string('state').refine((code) => stateCodes.has(code), 'state')

/** The name of an entry in the address book. Dots alone would be lost in a URL's path. */
export const addressNameRule = z
  .string()
  .trim()
  .max(LIMITS.addressName, 'invalid')
  .refine(filled(HAS_LETTER_OR_DIGIT), 'invalid')

const common = {
  firstName: requiredText(firstName.maxLength),
  lastName: requiredText(lastName.maxLength),
  companyName: optionalText(companyName.maxLength),
  address1: streetRule,
  address2: optionalText(address2.maxLength),
  city: cityRule,
  c_PHONE_EXTENSION: optionalText(ADDRESS_PARTS.c_PHONE_EXTENSION.maxLength),
  c_isPOBox: z.boolean().optional(),
  c_RESIDENCE_CODE: z.boolean().optional(),
  ...bookOptions,
}

export const usAddress = z.object({
  ...common,
  countryCode: z.literal('US', 'country'),
  stateCode: stateRule,
  postalCode: z.string('required').trim().min(1, 'required').refine(filled(ZIP), 'zip'),
  phone: phoneRule,
})

export const canadianAddress = z.object({
  ...common,
  countryCode: z.literal('CA', 'country'),
  stateCode: z.string('province').refine((code) => provinceCodes.has(code), 'province'),
  postalCode: z
    .string('required')
    .trim()
    .min(1, 'required')
    .refine(filled(CANADIAN), 'postalCode')
    .transform((code) => code.toUpperCase()),
  phone: phoneRule,
})

/** An address typed by the shopper, for delivery or billing (ADDR-029). */
export const addressRule = z.discriminatedUnion('countryCode', [usAddress, canadianAddress], {
  error: 'country',
})

export type AddressInput = z.input<typeof addressRule>
export type AddressOutput = z.output<typeof addressRule>

export type SavedParts = Partial<Record<LimitedPart, unknown>>
export type AddressRule = z.ZodType<AddressOutput, AddressInput>

/**
 * Like `addressRule`, but accepts parts that are unchanged from a saved address: it may come from a
 * system with other limits, and goods can be delivered to it.
 */
export function addressRuleBeside(saved: readonly SavedParts[]): AddressRule {
  return z.custom<AddressInput>().transform((typed, context) => {
    const parsed = addressRule.safeParse(typed)
    if (parsed.success) return parsed.data
    const wrong = parsed.error.issues.filter(({ path }) => !isSavedPart(typed, path[0], saved))
    for (const { path, message } of wrong) context.addIssue({ code: 'custom', path, message })
    if (wrong.length > 0) return z.NEVER
    return { ...typed, phone: toPhoneDigits(typed.phone) }
  })
}

function isSavedPart(
  typed: AddressInput,
  name: PropertyKey | undefined,
  saved: readonly SavedParts[],
): boolean {
  const part = limitedParts.find((limited) => limited === name)
  if (!part || !typed[part]) return false
  const plain = (value: unknown) => (part === 'phone' ? toPhoneDigits(String(value)) : value)
  return saved.some((address) => address[part] && plain(address[part]) === plain(typed[part]))
}
