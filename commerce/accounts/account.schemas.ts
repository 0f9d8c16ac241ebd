import { z } from 'zod'
import { AddressBody, RegistrationBody } from '../customers/customer.schemas'

const Token = z.string().min(1).max(256)
const Password = z.string().min(1).max(4096)

const secrets = {
  password: RegistrationBody.shape.password,
  // verified before the body is parsed
  recaptchaToken: z.string().max(8192).optional(),
}

/** POST customer-register; may include one address. */
export const RegistrationRequest = z.object({
  customer: z.intersection(
    RegistrationBody.shape.customer,
    z.object({ addresses: z.array(AddressBody).max(1).optional() }),
  ),
  ...secrets,
})

/** POST customer-register-with-order: name and e-mail address are taken from the order. */
export const OrderRegistration = z.object({ orderNo: z.string().min(1).max(64), ...secrets })

/** POST customer-register-complete. */
export const ConfirmationQuery = z.object({
  c_customer: z.string().max(64).optional(),
  c_token: Token,
})

/** POST send-email-confirmation. */
export const EmailQuery = z.object({ c_email: z.string().min(1).max(256) })

/** GET validate-customer-password. */
export const PasswordQuery = z.object({ c_currentPassword: Password })

/** POST password-reset-email. */
export const EmailBody = z.object({ email: z.string().min(1).max(256) })

/** GET password-reset/validate-token and password-reset/invalidate-token. */
export const TokenQuery = z.object({ token: Token })

/** POST password-reset. */
export const NewPasswordBody = z.object({ token: Token, password: Password })

const Qualifiers = z
  .record(z.string().max(256), z.string().max(4000).nullable())
  .refine((map) => Object.keys(map).length <= 20, 'has more than 20 keys')

/** POST shoppercontext; the customer is taken from the access token. */
export const ShopperContextRequest = z.object({
  login_id: z.string().max(256).nullish(),
  sourceCode: z.string().max(256).nullish(),
  customQualifiers: Qualifiers.nullish(),
})

/** GET organization-discount-code. */
export const DiscountCodeQuery = z.object({
  organization_discount_code: z.string().min(1).max(256),
})

/** POST customer-payment-token: a card as a token of the card fields, or as its number. */
export const CardBody = z.union([
  z.object({ transientToken: z.string().min(1).max(8192) }),
  z.object({
    number: z.string().min(1).max(32),
    securityCode: z.string().max(8).optional(),
    expirationMonth: z.coerce.number().int().min(1).max(12),
    expirationYear: z.coerce.number().int().min(2000).max(9999),
  }),
])

/** POST event: any JSON object that describes an event, up to 16 KB. */
export const EventBody = z
  .record(z.string(), z.unknown())
  .refine((event) => JSON.stringify(event).length <= 16_384, 'is too large')
