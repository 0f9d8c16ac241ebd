import { z } from 'zod'
import { toAppError } from '@/errors/to-app-error'
import { siteRoutes } from './site-routes'
import { callScapi, callSite } from './transport'

const Descriptor = z.object({ id: z.string(), type: z.literal('public-key') })
const Verification = z.enum(['required', 'preferred', 'discouraged'])

const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().optional(),
  allowCredentials: z.array(Descriptor).optional(),
  userVerification: Verification.optional(),
})

const Algorithm = z.object({ alg: z.number(), type: z.literal('public-key') })

const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  // one alone in the published example
  pubKeyCredParams: z.union([z.array(Algorithm), Algorithm.transform((one) => [one])]),
  timeout: z.number().optional(),
  excludeCredentials: z.array(Descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: Verification.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: Verification.optional(),
    })
    .optional(),
})

const PasskeyUser = z.object({
  credentials: z
    .array(
      z.object({
        credentialId: z.string(),
        nickName: z.string().default(''),
        c_createdAt: z.string().optional(),
        c_lastUsedAt: z.string().optional(),
      }),
    )
    .default([]),
})

export type Passkey = z.infer<typeof PasskeyUser>['credentials'][number]

const take = (siteId: string, step: string, body: object = {}) =>
  callSite(siteId, siteRoutes.passkey, { params: { step }, body })

/** Returns what a passkey signs to log in. Throws AppError. */
export async function findChallenge(siteId: string) {
  return RequestOptions.parse(await take(siteId, 'challenge'))
}

/** Mails the code with which a passkey can be registered. Throws AppError. */
export async function mailCode(siteId: string, login: string): Promise<void> {
  await take(siteId, 'code', { login })
}

export interface NewPasskey {
  login: string
  code: string
  name: string
}

/** Returns what a new passkey is created from. @throws AppError 401 for a wrong code. */
export async function startPasskey(siteId: string, passkey: NewPasskey) {
  return CreationOptions.parse(await take(siteId, 'start', passkey))
}

export async function finishPasskey(
  siteId: string,
  { login, code }: NewPasskey,
  credential: object,
): Promise<void> {
  await take(siteId, 'finish', { login, code, credential })
}

/** A customer without passkeys is unknown to the service. */
export async function listPasskeys(siteId: string, loginId: string): Promise<Passkey[]> {
  const parameters = { loginId, channel_id: siteId }
  try {
    const user = await callScapi(siteId, 'shopperLogin', 'getPasskeyUserByLoginId', { parameters })
    return PasskeyUser.parse(user).credentials
  } catch (error) {
    if (toAppError(error).status === 404) return []
    throw error
  }
}

export async function removePasskey(
  siteId: string,
  loginId: string,
  credentialId: string,
): Promise<void> {
  const parameters = { loginId, credentialId, channel_id: siteId }
  await callScapi(siteId, 'shopperLogin', 'deletePasskeyCredential', { parameters })
}
