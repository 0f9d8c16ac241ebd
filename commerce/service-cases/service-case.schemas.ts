import { z } from 'zod'
import { isName, isTown } from '../../rules/names'
import { toPlainCode } from '../../rules/postal-code'
import { plainLine, plainText, toKnownPlace } from '../http/plain-text.schemas'
import { LIMITS } from '../../rules/field-limits'
import { MAIL_ADDRESS } from '../mail-address'

const text = (max: number) => z.string().trim().max(max)
const needed = (max: number) => text(max).min(1)

const Name = plainLine(LIMITS.name).min(1).refine(isName, 'Please enter a valid name')
const Town = plainLine(LIMITS.city).min(1).refine(isTown, 'Invalid field value')
const PostalCode = z.string().overwrite(toPlainCode).max(LIMITS.postalCode)

const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(LIMITS.email)
  .regex(MAIL_ADDRESS, 'not an e-mail address')

const Person = {
  firstName: Name,
  lastName: Name,
  email: Email,
  phone: plainLine(LIMITS.phoneWithExtension).optional(),
}

const Address = {
  address1: plainLine(LIMITS.street).optional(),
  address2: plainLine(LIMITS.unit).optional(),
  city: Town.optional(),
  stateCode: plainLine(16).optional(),
  postalCode: PostalCode.optional(),
  countryCode: text(2).default('US'),
}

// verified before the body is parsed, and not stored
const Captcha = {
  recaptchaToken: z.string().max(4096).optional(),
  c_recaptchaToken: z.string().max(4096).optional(),
}

export const ContactBody = z.object({
  ...Person,
  ...Captcha,
  orderNumber: text(64).optional(),
  questionType: needed(64),
  comment: plainText(4000).min(1),
  priority: text(16).default('Medium'),
  status: text(16).default('Open'),
  orgId: text(64).optional(),
  /** The language of the form's page, in which the answer is mailed. */
  locale: text(16).optional(),
})

const Company = {
  companyName: plainLine(LIMITS.company).optional(),
  organizationType: text(64).optional(),
}

export const CatalogRequestBody = z
  .object({
    ...Person,
    ...Address,
    ...Company,
    ...Captcha,
    address1: plainLine(LIMITS.street).min(1),
    city: Town,
    postalCode: PostalCode.min(1),
    c_isPOBox: z.boolean().optional(),
    c_PHONE_EXTENSION: text(LIMITS.extension).optional(),
    marketingOptIn: z.boolean().default(true),
  })
  .transform(toKnownPlace)

export const MarketingLeadBody = z
  .object({
    ...Person,
    ...Address,
    ...Company,
    ...Captcha,
    reason: z.enum(['PostalCatalog', 'DigitalDownload']).default('DigitalDownload'),
    phoneExt: text(LIMITS.extension).optional(),
    consent: z.boolean().default(false),
    subscribelist: text(256).optional(),
  })
  .transform(toKnownPlace)

export const FeedbackBody = z.object({
  rating: z.coerce.number().int().min(1).max(5),
  comment: plainText(1000).optional(),
  email: z.union([Email, z.literal('').optional()]),
  page: text(1024).optional(),
  entryId: text(64).optional(),
})

export const CampaignBody = z
  .object({
    ...Person,
    ...Captcha,
    eventId: needed(64),
    eventPhase: text(16).default('1'),
    // sent by the storefront from the page's content; the engine reads the limit from the content
    // itself
    maxAllowed: z.coerce.number().int().min(1).max(1000).optional(),
    entryId: text(64).optional(),
    address1: plainLine(LIMITS.street).min(1),
    city: Town,
    state: plainLine(64).min(1),
    postalCode: PostalCode.min(1),
    countryCode: text(2).default('US'),
    phone: plainLine(LIMITS.phoneWithExtension).min(1),
    birthdate: text(10).optional(),
    smsOptIn: z.boolean().default(false),
  })
  .loose()
  .refine((body) => JSON.stringify(body).length <= 16_000, 'too large')
