import { z } from 'zod'

const text = (max: number) => z.string().trim().max(max)
const needed = (max: number) => text(max).min(1)

// the storefront is stricter; here, what could not be written to at all is refused
const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(256)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'not an e-mail address')

const Person = {
  firstName: needed(256),
  lastName: needed(256),
  email: Email,
  phone: text(32).optional(),
}

const Address = {
  address1: text(256).optional(),
  address2: text(256).optional(),
  city: text(256).optional(),
  stateCode: text(16).optional(),
  postalCode: text(16).optional(),
  countryCode: text(2).default('US'),
}

// no site asks for a captcha yet: it is taken and not kept
const Captcha = {
  recaptchaToken: z.string().max(4096).optional(),
  c_recaptchaToken: z.string().max(4096).optional(),
}

export const ContactBody = z.object({
  ...Person,
  ...Captcha,
  orderNumber: text(64).optional(),
  questionType: needed(64),
  comment: needed(4000),
  priority: text(16).default('Medium'),
  status: text(16).default('Open'),
  orgId: text(64).optional(),
})

const Company = {
  companyName: text(256).optional(),
  organizationType: text(64).optional(),
}

export const CatalogRequestBody = z.object({
  ...Person,
  ...Address,
  ...Company,
  ...Captcha,
  address1: needed(256),
  city: needed(256),
  postalCode: needed(16),
  c_isPOBox: z.boolean().optional(),
  c_PHONE_EXTENSION: text(16).optional(),
  marketingOptIn: z.boolean().default(true),
})

export const MarketingLeadBody = z.object({
  ...Person,
  ...Address,
  ...Company,
  ...Captcha,
  reason: z.enum(['PostalCatalog', 'DigitalDownload']).default('DigitalDownload'),
  phoneExt: text(16).optional(),
  consent: z.boolean().default(false),
  subscribelist: text(256).optional(),
})

/** What a visitor thinks of the shop: no more than one wants to say. */
export const FeedbackBody = z.object({
  rating: z.coerce.number().int().min(1).max(5),
  comment: text(1000).optional(),
  email: z.union([Email, z.literal('').optional()]),
  /** Address of the page it was given on. */
  page: text(1024).optional(),
})

export const CampaignBody = z
  .object({
    ...Person,
    ...Captcha,
    eventId: needed(64),
    eventPhase: text(16).default('1'),
    maxAllowed: z.coerce.number().int().min(1).max(1000).default(1),
    address1: needed(60),
    city: needed(256),
    state: needed(64),
    postalCode: needed(10),
    countryCode: text(2).default('US'),
    phone: needed(32),
    birthdate: text(10).optional(),
    smsOptIn: z.boolean().default(false),
  })
  .loose()
  .refine((body) => JSON.stringify(body).length <= 16_000, 'too large')
