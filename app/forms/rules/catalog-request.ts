import { isCompanyName } from '@rules/names'
import { z } from 'zod'
import { LIMITS } from '@rules/field-limits'
import { canadianAddress, cityRule, stateRule, streetRule, usAddress } from './address'
import { isFormPhone } from './contact'
import { emailRule } from './email'
import { nameRule } from './name'
import { toPhoneDigits } from './phone'
import { zipOrPostalCodeRule } from './postal-code'
import { optionalLine, optionalText, requiredText } from './text'

/** Kinds of organization that request catalogs (FORM-033); the values are sent unchanged. */
export const organizationTypes = [
  'Business 1-100 employees',
  'Business 100+ employees',
  'Hotel',
  'Casino',
  'Cruise Line',
  'Fundraiser',
  'Non-Youth Fundraiser',
  'Other',
] as const

const NATIONAL_DIGITS = 10

const catalogPhoneRule = z
  .string('required')
  .trim()
  .min(1, 'required')
  .transform(toPhoneDigits)
  .refine((digits) => digits === '' || digits.length === NATIONAL_DIGITS, 'catalogPhone')

const requester = {
  companyName: requiredText(LIMITS.company),
  organizationType: z.enum(organizationTypes, 'organizationType'),
  firstName: nameRule,
  lastName: nameRule,
  phone: catalogPhoneRule,
  email: emailRule,
  postalCode: zipOrPostalCodeRule,
  marketingOptIn: z.boolean(),
}

const extensionRule = optionalText(LIMITS.extension).refine(
  (digits) => digits === undefined || /^\d*$/.test(digits),
  'invalid',
)
const unitRule = optionalLine(LIMITS.unit).refine(
  (text) => text === undefined || (/^[^<>{}[\]\\]*$/.test(text) && !/\(\s*\)/.test(text)),
  'invalid',
)

/** The form for downloading the PDF catalog (FORM-046). */
export const digitalCatalogRule = z.object(requester)

/** The form for a printed catalog by mail, within the United States. */
export const printedCatalogRule = z.object({
  ...requester,
  phoneExt: extensionRule,
  address1: streetRule,
  address2: unitRule,
  city: cityRule,
  stateCode: stateRule,
})

export type DigitalCatalogInput = z.input<typeof digitalCatalogRule>
export type DigitalCatalogOutput = z.output<typeof digitalCatalogRule>
export type PrintedCatalogInput = z.input<typeof printedCatalogRule>
export type PrintedCatalogOutput = z.output<typeof printedCatalogRule>

/**
 * Returns the rule of the website's catalog request, which also allows Canada (FORM-032).
 * @param isCompanyRequired whether the site requires the company's name and kind
 */
export function createCatalogRequestRule(isCompanyRequired: boolean) {
  const companyName = z.string().trim().max(LIMITS.company, 'invalid')
  const companyRule = isCompanyRequired ? companyName.min(1, 'required') : companyName
  const parts = {
    firstName: nameRule,
    lastName: nameRule,
    companyName: companyRule.refine((name) => name === '' || isCompanyName(name), 'name'),
    address2: unitRule,
    c_PHONE_EXTENSION: extensionRule,
    phone: z
      .string('required')
      .trim()
      .min(1, 'required')
      .refine((typed) => typed === '' || isFormPhone(typed), 'formPhone')
      .transform(toPhoneDigits),
  }
  const address = z.discriminatedUnion(
    'countryCode',
    [usAddress.extend(parts), canadianAddress.extend(parts)],
    { error: 'country' },
  )
  const organizationType = z.enum(organizationTypes, 'organizationType')
  return z.object({
    address,
    organizationType: isCompanyRequired
      ? organizationType
      : z.union([z.literal(''), organizationType]),
    email: emailRule,
    marketingOptIn: z.boolean(),
  })
}

type CatalogRequestRule = ReturnType<typeof createCatalogRequestRule>
export type CatalogRequestInput = z.input<CatalogRequestRule>
export type CatalogRequestOutput = z.output<CatalogRequestRule>
