import { z } from 'zod'

export const ClientId = z.string().min(1).max(40)
export const SiteId = z.string().min(1).max(100)
const RedirectUri = z.string().min(1).max(256)
// the usid becomes part of a claim separated by `::`, so it must not contain colons
export const Usid = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/)
const Challenge = z.string().regex(/^[A-Za-z0-9_+/=-]{43,128}$/)
const Verifier = z.string().min(43).max(128)
const State = z.string().max(512)
const Scope = z.string().max(256)
export const UserId = z.string().min(1).max(128)

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankAsAbsent, schema.optional())

const CodeRequest = z.object({
  client_id: ClientId,
  channel_id: SiteId,
  redirect_uri: RedirectUri,
  // optional for a confidential client
  code_challenge: optional(Challenge),
  usid: Usid.optional(),
  state: State.optional(),
  scope: Scope.optional(),
})
export type CodeRequestParameters = z.infer<typeof CodeRequest>

export const AuthorizeQuery = CodeRequest.extend({
  response_type: z.literal('code'),
  hint: z.enum(['guest', 'sb-guest', 'sb-user']),
})

export const LoginBody = CodeRequest.extend({ response_type: z.literal('code').optional() })

const TokenParts = {
  channel_id: optional(SiteId),
  usid: optional(Usid),
  dnt: z.string().optional(),
}

export const TokenBody = z.discriminatedUnion('grant_type', [
  z.object({
    ...TokenParts,
    grant_type: z.literal('authorization_code_pkce'),
    code: z.string().min(1).max(256),
    code_verifier: Verifier,
    client_id: ClientId,
    redirect_uri: RedirectUri,
  }),
  z.object({
    ...TokenParts,
    grant_type: z.literal('authorization_code'),
    code: z.string().min(1).max(256),
    code_verifier: optional(Verifier),
    redirect_uri: RedirectUri,
  }),
  z.object({
    ...TokenParts,
    grant_type: z.literal('refresh_token'),
    refresh_token: z.string().min(1).max(256),
    // a confidential client is identified by its Authorization header
    client_id: optional(ClientId),
  }),
  z.object({ ...TokenParts, grant_type: z.literal('client_credentials'), channel_id: SiteId }),
])
export type TokenBody = z.infer<typeof TokenBody>

export const SessionBridgeBody = z.object({
  grant_type: z.enum(['session_bridge', 'client_credentials']),
  client_id: optional(ClientId),
  channel_id: SiteId,
  code: optional(z.string().max(256)),
  code_verifier: optional(Verifier),
  login_id: UserId,
  dwsid: optional(z.string().max(8192)),
  dwsgst: optional(z.string().max(8192)),
  dwsrst: optional(z.string().max(8192)),
  usid: optional(Usid),
  dnt: z.string().optional(),
})

export const LogoutQuery = z.object({
  client_id: ClientId,
  refresh_token: z.string().min(1),
  channel_id: SiteId.optional(),
  hint: z.literal('all-sessions').optional(),
})

export const TokenActionBody = z.object({
  token: z.string().min(1).max(8192),
  token_type_hint: z.enum(['access_token', 'refresh_token']).optional(),
})

export const Delivery = {
  user_id: UserId,
  mode: z.enum(['callback', 'sms', 'email']),
  channel_id: SiteId,
  locale: z.string().max(32).optional(),
  callback_uri: optional(z.string().max(1024)),
}

// quoted from the API documentation: "required when the mode is email or sms"
export const hasLocale = ({ mode, locale }: { mode: string; locale?: string }) =>
  mode === 'callback' || (locale !== undefined && locale !== '')
export const LOCALE_MISSING = { path: ['locale'] }

export const PasswordlessLoginBody = z
  .object({
    ...Delivery,
    usid: optional(Usid),
    email: optional(z.email().max(128)),
    last_name: optional(z.string().max(100)),
    first_name: optional(z.string().max(100)),
    phone_number: optional(z.string().max(48)),
    customer_no: optional(z.string().max(100)),
  })
  .refine(hasLocale, LOCALE_MISSING)
export type PasswordlessLoginBody = z.infer<typeof PasswordlessLoginBody>

export const PasswordlessLoginQuery = z.object({
  register_customer: z.enum(['true', 'false']).optional(),
  strict_verify: z.enum(['true', 'false']).optional(),
})

export const PasswordlessTokenBody = z.object({
  grant_type: z.literal('client_credentials'),
  hint: z.literal('pwdless_login'),
  pwdless_login_token: z.string().min(1).max(256),
  client_id: optional(ClientId),
  code_verifier: optional(Verifier),
  login_id: optional(UserId),
})

export const PasswordResetBody = z
  .object({
    ...Delivery,
    client_id: optional(ClientId),
    code_challenge: optional(Challenge),
    hint: z.literal('cross_device').optional(),
  })
  .refine(hasLocale, LOCALE_MISSING)

export const PasswordActionBody = z.object({
  client_id: optional(ClientId),
  channel_id: SiteId,
  pwd_action_token: z.string().min(1).max(256),
  code_verifier: optional(Verifier),
  new_password: z.string().min(1).max(4096),
  hint: z.literal('cross_device').optional(),
  user_id: optional(UserId),
})

const OtpClientId = z.string().regex(/^[A-Za-z0-9_-]{36}$/)
const OtpSiteId = z.string().min(1).max(32)

export const OtpRequestBody = z
  .object({
    ...Delivery,
    client_id: OtpClientId,
    channel_id: OtpSiteId,
    email: optional(z.string().max(128)),
    callback_uri: optional(z.string().max(256)),
  })
  .refine(({ mode, email }) => mode !== 'email' || email !== undefined, { path: ['email'] })

export const OtpVerifyBody = z.object({
  client_id: OtpClientId,
  channel_id: OtpSiteId,
  user_id: UserId,
  pwd_action_token: z.string().regex(/^[0-9]{6,8}$/),
})
