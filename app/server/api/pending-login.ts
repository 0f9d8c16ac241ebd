import { z } from 'zod'

const PendingLogin = z.object({
  /** RFC 7636: proves that the same browser began and finishes the login. */
  verifier: z.string().min(43).max(128),
  /** Where the visitor continues after the login; a path of this shop. */
  from: z.string().optional(),
  visitId: z.string().optional(),
})

/** A login that has begun and will return to `/callback`. */
export type PendingLogin = z.infer<typeof PendingLogin>

export function toCookieValue(login: PendingLogin): string {
  return Buffer.from(JSON.stringify(login)).toString('base64url')
}

export function parsePendingLogin(value: string): PendingLogin | undefined {
  try {
    const stored: unknown = JSON.parse(Buffer.from(value, 'base64url').toString())
    return PendingLogin.safeParse(stored).data
  } catch {
    return undefined
  }
}
