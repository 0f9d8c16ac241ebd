import { z } from 'zod'

const ClientId = z.string().min(1).max(40)
const SiteId = z.string().min(1).max(100)
const RedirectUri = z.string().min(1).max(256)
// the usid ends up in a `::`-separated claim: nothing that could be read as its separator
const Usid = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/)
const Challenge = z.string().regex(/^[A-Za-z0-9_+/=-]{43,128}$/)
const State = z.string().max(512)
const Scope = z.string().max(256)

const CodeRequest = z.object({
  client_id: ClientId,
  channel_id: SiteId,
  redirect_uri: RedirectUri,
  code_challenge: Challenge,
  usid: Usid.optional(),
  state: State.optional(),
  scope: Scope.optional(),
})
export type CodeRequestParameters = z.infer<typeof CodeRequest>

/** GET authorize: guests of a public client. */
export const AuthorizeQuery = CodeRequest.extend({
  response_type: z.literal('code'),
  hint: z.literal('guest'),
})

/** POST login. */
export const LoginBody = CodeRequest.extend({ response_type: z.literal('code').optional() })

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)

/** POST token. */
export const TokenBody = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code_pkce'),
    code: z.string().min(1).max(256),
    code_verifier: z.string().min(43).max(128),
    client_id: ClientId,
    redirect_uri: RedirectUri,
    channel_id: z.preprocess(blankAsAbsent, SiteId.optional()),
    usid: z.preprocess(blankAsAbsent, Usid.optional()),
    dnt: z.string().optional(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    refresh_token: z.string().min(1).max(256),
    client_id: ClientId,
    channel_id: z.preprocess(blankAsAbsent, SiteId.optional()),
  }),
])

/** GET logout. */
export const LogoutQuery = z.object({
  client_id: ClientId,
  refresh_token: z.string().min(1),
  channel_id: SiteId.optional(),
  hint: z.literal('all-sessions').optional(),
})

/** POST revoke. */
export const RevokeBody = z.object({ token: z.string().min(1).max(256) })
