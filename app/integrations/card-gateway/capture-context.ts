import { z } from 'zod'
import { AppError } from '@/errors/app-error'
import { GENERIC_ERROR_TEXT } from '@/errors/errors.messages'
import { readJwtPayload } from './jwt-payload'

const captureContext = z.object({
  ctx: z
    .array(
      z.object({
        data: z.object({
          clientLibrary: z.url(),
          clientLibraryIntegrity: z.string().optional(),
        }),
      }),
    )
    .min(1),
})

/** The gateway's script: its URL and its integrity hash. */
export interface ClientLibrary {
  url: string
  integrity?: string
}

/**
 * Reads the URL of the gateway's script from a session.
 * @throws AppError for an invalid session (PAY-018).
 */
export function readClientLibrary(context: string): ClientLibrary {
  const parsed = captureContext.safeParse(readJwtPayload(context))
  const data = parsed.data?.ctx[0]?.data
  if (data) return { url: data.clientLibrary, integrity: data.clientLibraryIntegrity }
  throw new AppError({
    kind: 'unexpected',
    status: 502,
    message: GENERIC_ERROR_TEXT,
    detail: 'Invalid microform context payload',
  })
}
