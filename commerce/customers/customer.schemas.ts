import { z } from 'zod'
import { CountryCode, toKnownPlace, plainLine } from '../http/plain-text.schemas'
import { keepKnown } from '../http/stored-document'

const Line = plainLine()
const Phone = plainLine(32)

const PROFILE_FIELDS = {
  /** Null removes the value. */
  birthday: z.iso.date().nullable(),
  companyName: Line,
  fax: Phone,
  firstName: Line,
  gender: z.number().int(),
  jobTitle: Line,
  phoneBusiness: Phone,
  phoneHome: Phone,
  phoneMobile: Phone,
  preferredLocale: z.string().max(32),
  salutation: Line,
  secondName: Line,
  suffix: Line,
  title: Line,
}

/**
 * Profile fields that a customer may change; custom attributes begin with `c_`, other fields are
 * dropped.
 */
const Profile = z
  .looseObject(PROFILE_FIELDS)
  .partial()
  // a captcha token is used once and never stored
  .transform(({ c_recaptchaToken: _token, ...profile }) => keepKnown(profile, PROFILE_FIELDS))

// tokens contain the login in a claim that is separated by `::`
const Login = z
  .string()
  .trim()
  .min(1)
  .max(256)
  .refine((login) => !login.includes('::'), 'must not contain "::"')
const LastName = Line.min(1)
const Email = z.email().max(256)

const Password = z.string().max(4096)

export const ALL_PARTS = ['addresses', 'paymentinstruments'] as const
export type CustomerPart = (typeof ALL_PARTS)[number]

const EXPANSIONS = ['none', ...ALL_PARTS, 'paymentmethodreferences'] as const

/** GET customer: the requested parts, or all parts if none is named. */
export const CustomerQuery = z.object({
  expand: z
    .preprocess(toWords, z.array(z.enum(EXPANSIONS)).min(1))
    .optional()
    .transform((words) => (words ? ALL_PARTS.filter((part) => words.includes(part)) : ALL_PARTS)),
})

// Accepts `expand=a,b`, as the SDK writes lists, or a repeated parameter.
function toWords(value: unknown): unknown {
  const parts: unknown[] = Array.isArray(value) ? value : [value]
  const words = parts.flatMap((part) =>
    typeof part === 'string' ? part.split(',').map((word) => word.trim()) : [part],
  )
  return value === undefined ? undefined : words
}

export const RegistrationBody = z.object({
  customer: z.intersection(z.object({ login: Login, email: Email, lastName: LastName }), Profile),
  password: Password,
})

export const CustomerPatch = z.intersection(
  z.object({ login: Login, email: Email, lastName: LastName, currentPassword: Password }).partial(),
  Profile,
)

export const PasswordBody = z.object({
  currentPassword: Password,
  password: Password,
})

/** POST password/actions/create-reset-token. */
export const ResetTokenBody = z.object({ login: z.string().min(1).max(256) })

/** POST password/actions/reset. */
export const ResetPasswordBody = z.object({
  login: z.string().min(1).max(256),
  newPassword: Password,
  resetToken: z.string().min(1).max(4096),
})

const ADDRESS_FIELDS = {
  address1: Line,
  address2: Line,
  city: Line,
  companyName: Line,
  countryCode: CountryCode.min(2),
  firstName: Line,
  fullName: Line,
  jobTitle: Line,
  lastName: Line,
  phone: Phone,
  postBox: Line,
  postalCode: Line,
  salutation: Line,
  secondName: Line,
  stateCode: Line,
  suffix: Line,
  suite: Phone,
  title: Line,
}
const AddressDocument = z
  .looseObject(ADDRESS_FIELDS)
  .partial()
  .transform((address) => keepKnown(address, ADDRESS_FIELDS))
  .transform(toKnownPlace)
const AddressKey = z.object({
  addressId: z.string().trim().min(1).max(256),
  preferred: z.boolean().optional(),
})

// both schemas of an intersection must return common fields unchanged, so only one of them trims
export const AddressBody = z.intersection(
  AddressKey,
  z
    .looseObject({ ...ADDRESS_FIELDS, lastName: LastName })
    .partial()
    .required({ countryCode: true, lastName: true })
    .transform((address) => keepKnown(address, ADDRESS_FIELDS))
    .transform(toKnownPlace),
)

export const AddressPatch = z.intersection(AddressKey.partial(), AddressDocument)
