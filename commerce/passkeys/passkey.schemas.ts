import { z } from 'zod'
import {
  ClientId,
  Delivery,
  hasLocale,
  LOCALE_MISSING,
  optional,
  SiteId,
  Usid,
  UserId,
} from '../auth/auth.schemas'

const base64Url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)
const CredentialId = base64Url(256)
const Text = base64Url(16_384)
const Code = z.string().regex(/^[0-9]{6,8}$/)
const Login = { client_id: optional(ClientId), channel_id: SiteId }

const toCredential = <T extends z.ZodType>(response: T) =>
  z.object({ id: CredentialId, rawId: CredentialId, type: z.literal('public-key'), response })

export const AuthorizeBody = z
  .object({ ...Delivery, client_id: optional(ClientId) })
  .refine(hasLocale, LOCALE_MISSING)

export const RegistrationStartBody = z.object({
  ...Login,
  pwd_action_token: Code,
  user_id: UserId,
  display_name: optional(z.string().max(128)),
  nick_name: optional(z.string().max(128)),
})

export const Attestation = toCredential(z.object({ clientDataJSON: Text, attestationObject: Text }))
export type Attestation = z.infer<typeof Attestation>

export const RegistrationFinishBody = z.object({
  ...Login,
  pwd_action_token: Code,
  username: UserId,
  credential: Attestation,
})

export const AuthenticationStartBody = z.object({ ...Login, user_id: optional(UserId) })

export const Assertion = toCredential(
  z.object({
    clientDataJSON: Text,
    authenticatorData: Text,
    signature: Text,
    userHandle: optional(base64Url(128).nullable()),
  }),
)
export type Assertion = z.infer<typeof Assertion>

export const AuthenticationFinishBody = z.object({
  ...Login,
  user_id: optional(UserId),
  usid: optional(Usid),
  credential: Assertion,
})

export const PasskeyPath = z.object({ loginId: z.string().min(1).max(256) })
export const PasskeyCredentialPath = PasskeyPath.extend({
  credentialId: z.string().min(1).max(1024),
})
export const PasskeyQuery = z.object({ channel_id: SiteId })

/** What the browser says about the ceremony, in the bytes that the authenticator signs. */
export const ClientData = z.object({ challenge: base64Url(512), origin: z.string().max(1024) })
export type ClientData = z.infer<typeof ClientData>
