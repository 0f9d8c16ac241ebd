import { z } from 'zod'
import { AddressBody, RegistrationBody } from './customer.schemas'

const Token = z.string().min(1).max(256)
const Password = z.string().min(1).max(4096)

const secrets = {
  password: RegistrationBody.shape.password,
  // checked before
  recaptchaToken: z.string().max(8192).optional(),
}

/** POST customer-register; one address may come with the customer. */
export const RegistrationRequest = z.object({
  customer: z.intersection(
    RegistrationBody.shape.customer,
    z.object({ addresses: z.array(AddressBody).max(1).optional() }),
  ),
  ...secrets,
})

/** POST customer-register-with-order: name and e-mail address are the order's. */
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

/** POST shoppercontext; the customer comes from the token. */
export const ShopperContextRequest = z.object({
  login_id: z.string().max(256).nullish(),
  sourceCode: z.string().max(256).nullish(),
  customQualifiers: Qualifiers.nullish(),
})

/** GET organization-discount-code. */
export const DiscountCodeQuery = z.object({
  organization_discount_code: z.string().min(1).max(256),
})

/** POST customer-payment-token: a card as the card fields gave it, or its number. */
export const CardBody = z.union([
  z.object({ transientToken: z.string().min(1).max(8192) }),
  z.object({
    number: z.string().min(1).max(32),
    securityCode: z.string().max(8).optional(),
    expirationMonth: z.coerce.number().int().min(1).max(12),
    expirationYear: z.coerce.number().int().min(2000).max(9999),
  }),
])

/** POST event: what happened, in the sender's words; no more than 16 KB of it. */
export const EventBody = z
  .record(z.string(), z.unknown())
  .refine((event) => JSON.stringify(event).length <= 16_384, 'is too large')
