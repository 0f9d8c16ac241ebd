import { z } from 'zod'
import { isTown } from '@rules/names'
import { isCanadianCode, isZip } from '@rules/postal-code'
import { ADDRESS_PARTS, limitedParts, type LimitedPart } from '../address-parts'
import { LIMITS } from '@rules/field-limits'
import { phoneRule, toPhoneDigits } from './phone'
import { provinceCodes, stateCodes } from '@rules/regions'
import { personName } from './name'
import { requiredCode } from './postal-code'
import type { RuleKey } from './rule-key'
import { optionalLine, optionalText, orEmpty, requiredLine } from './text'

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const HAS_LETTER = /\p{L}/u

/** Accepts empty values, so that an empty field is refused only as required. */
const filled = (isValid: (value: string) => boolean) => (value: string) =>
  value === '' || isValid(value)

/** A registered customer's options for their address book (ADDR-051). */
const bookOptions = {
  /** Id of the entry with which the form was filled in. */
  addressId: z.string().optional(),
  addToAddressBook: z.boolean().optional(),
  preferred: z.boolean().optional(),
}

const { address1, address2, city, companyName } = ADDRESS_PARTS

export const createStreetRule = (wrong: RuleKey) =>
  requiredLine(address1.maxLength, wrong).refine(
    filled((street) => HAS_LETTER.test(street)),
    wrong,
  )
export const streetRule = createStreetRule('street')
export const cityRule = requiredLine(city.maxLength).refine(filled(isTown), 'invalid')
export const stateRule = z.string('state').refine((code) => stateCodes.has(code), 'state')

/** The name of an entry in the address book. Dots alone would be lost in a URL's path. */
export const addressNameRule = z
  .string()
  .trim()
  .max(LIMITS.addressName, 'invalid')
  .refine(
    filled((name) => HAS_LETTER_OR_DIGIT.test(name)),
    'invalid',
  )

const name = personName('invalid')

const common = {
  firstName: name,
  lastName: name,
  companyName: optionalLine(companyName.maxLength),
  address1: streetRule,
  address2: optionalLine(address2.maxLength),
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
  postalCode: requiredCode.refine(filled(isZip), 'zip'),
  phone: phoneRule,
})

export const canadianAddress = z.object({
  ...common,
  countryCode: z.literal('CA', 'country'),
  stateCode: z.string('province').refine((code) => provinceCodes.has(code), 'province'),
  postalCode: requiredCode.refine(filled(isCanadianCode), 'postalCode'),
  phone: phoneRule,
})

/** An address typed by the shopper, for delivery or billing (ADDR-029). */
export const addressRule = z.discriminatedUnion('countryCode', [usAddress, canadianAddress], {
  error: 'country',
})

const optionalPhone = { phone: orEmpty(phoneRule) }

/** The address of one of several recipients, whose phone number the sender may not know. */
export const recipientRule: AddressRule = z.discriminatedUnion(
  'countryCode',
  [usAddress.extend(optionalPhone), canadianAddress.extend(optionalPhone)],
  { error: 'country' },
)

export type AddressInput = z.input<typeof addressRule>
export type AddressOutput = z.output<typeof addressRule>

export type SavedParts = Partial<Record<LimitedPart, unknown>>
export type AddressRule = z.ZodType<AddressOutput, AddressInput>

/**
 * Like `rule`, but accepts parts that are unchanged from a saved address: it may come from a
 * system with other limits, and goods can be delivered to it.
 */
export function addressRuleBeside(
  saved: readonly SavedParts[],
  rule: AddressRule = addressRule,
): AddressRule {
  return z.custom<AddressInput>().transform((typed, context) => {
    const parsed = rule.safeParse(typed)
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
