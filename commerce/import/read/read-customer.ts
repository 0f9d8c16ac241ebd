import { z } from 'zod'
import type { ImportedPassword } from '../../customers/imported-password'
import { toLocale } from '../localized'
import { flag, ofText, part, text, type Fields, type Naming } from '../record-fields'
import { Instant } from '../record-parts.schemas'
import {
  child,
  children,
  descend,
  textOf,
  toFlag,
  type XmlElement,
} from '../../archives/xml-element'
import { ADDRESS, readAddress } from './read-address'
import { readCustom, withCustom } from './read-custom'
import { readRecord, type Named } from './read-record'
import { isMarked, type Reading } from './parse-records'

const CustomerRecord = z.object({
  customerNo: z.string().min(1).max(100),
  login: z.string().trim().toLowerCase().min(1).max(256),
  email: z.string().max(256),
  lastName: z.string().max(256),
  enabled: z.boolean().default(true),
  emailVerifiedAt: z.boolean().default(false),
  createdAt: Instant.optional(),
  lastLoginAt: Instant.optional(),
  profile: z.record(z.string(), z.unknown()).default({}),
})

export interface CustomerRecord extends Named<z.infer<typeof CustomerRecord>> {
  password?: ImportedPassword
  clears: { addresses: boolean; groups: boolean }
  addresses: { addressId: string; row: Record<string, unknown>; naming: Naming }[]
  groupIds: string[]
}

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
} as const
const GENDERS: Readonly<Record<string, number>> = { '1': 1, male: 1, '2': 2, female: 2 }
const NOT_KNOWN = 'line %s: <%s> %s is not known; this part is left out, and stays as it was'

const FIELDS: Fields = {
  login: text('credentials/login'),
  email: text('profile/email'),
  lastName: text('profile/last-name'),
  enabled: flag('credentials/enabled-flag'),
  emailVerifiedAt: flag('profile/email-verified-flag'),
  createdAt: text('profile/creation-date'),
  lastLoginAt: text('profile/last-login-time'),
  'profile/preferredLocale': ofText(['profile/preferred-locale'], toLocale),
  ...Object.fromEntries(
    Object.entries(PROFILE).map(([property, name]) => [
      `profile/${property}`,
      text(`profile/${name}`),
    ]),
  ),
}

export function readCustomer(reading: Reading, element: XmlElement): CustomerRecord | undefined {
  const credentials = child(element, 'credentials')
  const profile = child(element, 'profile')
  const email = textOf(profile, 'email')
  const login = textOf(credentials, 'login')
  const customerNo = element.attributes['customer-no']
  const record = readRecord(reading, element, {
    id: customerNo,
    schema: CustomerRecord,
    fields: {
      ...FIELDS,
      'profile/gender': checked(reading, customerNo, 'gender', toGender),
      'profile/birthday': checked(reading, customerNo, 'birthday', toBirthday),
    },
    given: {
      customerNo,
      ...((login ?? email) !== undefined && { login: login ?? email, email: email ?? login }),
      ...(textOf(profile, 'last-name') === undefined && { lastName: '' }),
    },
    isTolerant: true,
  })
  if (!record) return undefined
  const custom = readCustom(reading, 'Profile', customerNo, profile)
  const password = child(credentials, 'password')
  return {
    ...record,
    profile: { ...record.profile, ...custom.values },
    naming: withCustom(record.naming, 'profile', custom),
    ...(password?.text && {
      password: {
        value: password.text,
        isEncrypted: toFlag(password.attributes['encrypted']) !== false,
        scheme: password.attributes['encryptionScheme'],
      },
    }),
    clears: {
      addresses: isEmptyList(child(element, 'addresses')),
      groups: isEmptyList(child(element, 'customer-groups')),
    },
    addresses: descend(element, 'addresses', 'address').map((one) => toAddress(reading, one)),
    groupIds: descend(element, 'customer-groups', 'customer-group').flatMap(
      ({ attributes }) => attributes['group-id'] ?? [],
    ),
  }
}

const isEmptyList = (list: XmlElement | undefined) => list?.elements.length === 0

/** A field of the profile, which has no schema. @param parse returns undefined for a wrong text. */
function checked(
  { file, findings }: Reading,
  id: string | undefined,
  name: string,
  parse: (text: string) => unknown,
) {
  return part(`profile/${name}`, (element) => {
    const [given] = descend(element, 'profile', name)
    if (!given || given.text === '') return undefined
    const value = parse(given.text)
    if (value === undefined) findings.error(file, id ?? '', NOT_KNOWN, given.line, name, given.text)
    return value ?? undefined
  })
}

// exports write 0 for customers who have not said it
const toGender = (given: string) => (given === '0' ? null : GENDERS[given.toLowerCase()])

const toBirthday = (given: string) => (Instant.safeParse(given).success ? given : undefined)

function toAddress(reading: Reading, element: XmlElement) {
  const { 'address-id': addressId = 'address', preferred } = element.attributes
  const isPreferred = isMarked(reading, addressId, element, 'preferred')
  const custom = readCustom(reading, 'CustomerAddress', addressId, element)
  const texts = readAddress(element)
  const properties = Object.entries(ADDRESS).filter(
    ([, name]) => children(element, name).length > 0,
  )
  const named = [
    // a territory given as the country is stored as a state
    ...new Set([...properties.map(([property]) => property), ...Object.keys(texts)]),
  ].map((property) => `document/${property}`)
  return {
    addressId,
    row: { preferred: isPreferred ?? false, document: { ...texts, ...custom.values } },
    naming: withCustom(
      {
        named: new Set(preferred !== undefined ? [...named, 'preferred'] : named),
        unread: new Set<string>(isPreferred === undefined ? ['preferred'] : []),
      },
      'document',
      custom,
    ),
  }
}
