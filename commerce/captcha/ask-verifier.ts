import { z } from 'zod'
import { limitBody } from '../../rules/limit-body'

const TIMEOUT_MS = 5_000

const Answer = z.object({
  success: z.boolean(),
  challenge_ts: z.string().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})

export type Verification = z.infer<typeof Answer>

/** Calls an external siteverify API. @returns undefined if it does not respond. */
export async function askVerifier(
  url: string,
  form: Record<'secret' | 'response' | 'remoteip', string>,
): Promise<Verification | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return Answer.parse(await limitBody(response).json())
  } catch {
    return undefined
  }
}
