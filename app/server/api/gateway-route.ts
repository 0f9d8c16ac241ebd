import type { Request, RequestHandler } from 'express'
import { z } from 'zod'
import type { CustomCall } from '@/commerce-client/custom-call'
import { runCustom } from '@/commerce-client/run-custom.server'
import { badRequestError } from '@/errors/app-error'
import { apiRoute } from './api-route'
import { cachedRoute } from './cached-route'
import { callerOf } from './caller-of'

interface Options {
  /** Also serves visitors without a token, as the server's own guest. */
  isPublic?: boolean
  /** The answer is the same for everyone, and may be cached. */
  isCached?: boolean
}

/** A route that forwards to the custom gateway; `read` builds the call from the request. */
export function gatewayRoute(
  read: (req: Request) => CustomCall,
  { isPublic = false, isCached = false }: Options = {},
): RequestHandler {
  const toRoute = isCached ? cachedRoute : apiRoute
  return toRoute(async (site, req) => runCustom(site.id, read(req), callerOf(req), isPublic))
}

const MAX_VALUE = 4096

/**
 * Returns the named parameters of the query.
 * @throws AppError 400 if one is missing, repeated or too long.
 */
export function readQuery<Name extends string, Optional extends string = never>(
  req: Request,
  required: readonly Name[],
  optional: readonly Optional[] = [],
): Record<Name, string> & Partial<Record<Optional, string>> {
  const read: Record<string, string> = {}
  for (const name of [...required, ...optional]) {
    const value = req.query[name]
    if (value === undefined && optional.some((one) => one === name)) continue
    if (typeof value !== 'string' || value.trim() === '' || value.length > MAX_VALUE) {
      throw badRequestError(`The parameter ${name} is missing or not valid.`)
    }
    read[name] = value
  }
  // the loop above has refused requests without a required name
  return read as Record<Name, string> & Partial<Record<Optional, string>>
}

const objectSchema = z.record(z.string(), z.unknown())

/**
 * Returns the body, which must be a JSON object; the gateway checks its fields.
 * @throws AppError 400.
 */
export function readObject(req: Request): Record<string, unknown> {
  const parsed = objectSchema.safeParse(req.body)
  if (!parsed.success) throw badRequestError('The body must be a JSON object.')
  return parsed.data
}
