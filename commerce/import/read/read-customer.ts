import { z } from 'zod'
import type { ImportedCustomer } from '../../customers/import-customer'
import { Instant } from '../record-parts.schemas'
import { toCustomAttributes } from '../custom-attributes'
import { toLocale } from '../localized'
import { pickTexts, readAddress } from './read-address'
import { parseRecord, type Reading } from './reading'
import { child, descend, flagOf, textOf, toFlag, type XmlElement } from '../xml-element'

const CustomerRecord = z.object({
  customerNo: z.string().min(1).max(100),
  login: z.string().min(1).max(256),
  email: z.string().max(256),
  lastName: z.string().max(256),
  createdAt: Instant.optional(),
  lastLoginAt: Instant.optional(),
})

/** Property of the Shopper APIs → element of the profile. */
const PROFILE = {
  salutation: 'salutation',
  title: 'title',
  firstName: 'first-name',
  secondName: 'second-name',
  suffix: 'suffix',
  companyName: 'company-name',
  jobTitle: 'job-title',
  phoneHome: 'phone-home',
  phoneBusiness: 'phone-business',
  phoneMobile: 'phone-mobile',
  fax: 'fax',
  birthday: 'birthday',
} as const
const GENDERS: Readonly<Record<string, number>> = { '1': 1, male: 1, '2': 2, female: 2 }

/**
 * Reads one `customer` of a customer list, or of a site's customers.
 * @param siteId the site of the customer groups; undefined for a customer list, which belongs to no
 * site.
 */
export function readCustomer(
  reading: Reading,
  element: XmlElement,
  siteId: string | undefined,
): ImportedCustomer | undefined {
  const credentials = child(element, 'credentials')
  const profile = child(element, 'profile')
  const email = textOf(profile, 'email')
  const customerNo = element.attributes['customer-no']
  const record = parseRecord(reading, customerNo, CustomerRecord, {
    customerNo,
    login: textOf(credentials, 'login') ?? email,
    email: email ?? textOf(credentials, 'login') ?? '',
    lastName: textOf(profile, 'last-name') ?? '',
    createdAt: textOf(profile, 'creation-date'),
    lastLoginAt: textOf(profile, 'last-login-time'),
  })
  if (!record) return undefined
  const { createdAt, lastLoginAt, ...names } = record
  const password = child(credentials, 'password')
  return {
    ...names,
    createdAt: createdAt === undefined ? undefined : new Date(createdAt),
    lastLoginAt: lastLoginAt === undefined ? undefined : new Date(lastLoginAt),
    isEmailVerified: flagOf(profile, 'email-verified-flag') === true,
    isEnabled: flagOf(credentials, 'enabled-flag') !== false,
    password: password?.text
      ? {
          value: password.text,
          isEncrypted: toFlag(password.attributes['encrypted']) !== false,
          scheme: password.attributes['encryptionScheme'],
        }
      : undefined,
    profile: readProfile(reading, customerNo, profile),
    addresses: descend(element, 'addresses', 'address').map((address) => ({
      addressId: address.attributes['address-id'] ?? 'address',
      preferred: toFlag(address.attributes['preferred']) === true,
      document: {
        ...readAddress(address),
        ...readCustom(reading, 'CustomerAddress', address),
      },
    })),
    groups: siteId === undefined ? [] : readGroups(element, siteId),
  }
}

function readProfile(reading: Reading, id: string | undefined, profile: XmlElement | undefined) {
  const gender = GENDERS[textOf(profile, 'gender') ?? '']
  const locale = textOf(profile, 'preferred-locale')
  return {
    ...pickTexts(profile, PROFILE),
    ...(gender !== undefined && { gender }),
    ...(locale !== undefined && { preferredLocale: toLocale(locale) }),
    ...readCustom(reading, 'Profile', profile, id),
  }
}

function readGroups(element: XmlElement, siteId: string) {
  return descend(element, 'customer-groups', 'customer-group').flatMap(({ attributes }) =>
    attributes['group-id'] ? [{ siteId, groupId: attributes['group-id'] }] : [],
  )
}

function readCustom(
  reading: Reading,
  objectType: string,
  element: XmlElement | undefined,
  id = element?.attributes['address-id'],
) {
  const attributes = descend(element, 'custom-attributes', 'custom-attribute')
  const custom = toCustomAttributes(reading, objectType, id, attributes)
  return Object.fromEntries(Object.entries(custom).map(([key, value]) => [`c_${key}`, value]))
}
