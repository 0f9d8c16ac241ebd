import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { z } from 'zod'
import { badRequest } from './http/problem'

/** The countries that goods are sent to (D2 §5); codes and numbers of others are not judged. */
const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i,
}
const NORTH_AMERICA = '1'

type AddressFormatField = 'postalCode' | 'phone'

const Words = z.string().optional().catch(undefined)
const Formatted = z.object({ countryCode: Words, postalCode: Words, phone: Words })
type Formatted = z.infer<typeof Formatted>

/** Fields of an American or Canadian address that are written as they cannot be; blank ones are none. */
export function listMisformatted({ countryCode = '', postalCode, phone }: Formatted) {
  const pattern = POSTAL_CODES[countryCode.toUpperCase()]
  const fields: AddressFormatField[] = []
  if (!pattern) return fields
  if (postalCode && !pattern.test(postalCode.trim())) fields.push('postalCode')
  if (phone && !isPhone(phone, countryCode)) fields.push('phone')
  return fields
}

/**
 * @param changed what a request brings in: what stood there before is not judged again.
 * @param path where the address is, e.g. `shipments.me.shippingAddress.`
 * @throws Problem 400 that names the field.
 */
export function checkFormats(address: object, changed: object = address, path = ''): void {
  const read = Formatted.parse(address)
  const [field] = listMisformatted(read).filter(
    (name) => name in changed || 'countryCode' in changed,
  )
  if (field) throw misformatted(field, `${path}${field}`, read.countryCode)
}

export function misformatted(field: AddressFormatField, path: string, countryCode?: string) {
  const code = countryCode?.toUpperCase() === 'US' ? 'zip' : 'postal'
  const message =
    field === 'phone' ? 'Phone number must have 10 digits.' : `Please enter a valid ${code} code`
  return badRequest(`${path}: ${message}`, 'invalid-address', {
    c_field: path,
    c_invalidFields: { [field]: message },
  })
}

/** Ten digits, however they are set apart, with or without the country's 1 before them. */
export function isPhone(phone: string, countryCode = 'US'): boolean {
  const country: CountryCode = countryCode.toUpperCase() === 'CA' ? 'CA' : 'US'
  const parsed = parsePhoneNumberFromString(phone, { defaultCountry: country, extract: false })
  return parsed?.countryCallingCode === NORTH_AMERICA && parsed.nationalNumber.length === 10
}
