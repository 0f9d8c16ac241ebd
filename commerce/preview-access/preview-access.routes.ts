import type { FastifyInstance } from 'fastify'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { z } from 'zod'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { requireStorefront } from '../http/require-storefront'
import { createAttemptCounter } from '../throttles/attempt-counter'

interface Needs {
  config: Config
  db: Db
  now: () => Date
}

const BODY_LIMIT_BYTES = 1_024
const GUESS = 'preview-code'
const GUESS_LIMIT = { attempts: 10, windowMs: 15 * millisecondsInMinute }
const LINK = 'preview-start-link'
/** A link that its owner keeps in the configuration stays used for decades. */
const LINK_LIMIT = { attempts: 1, windowMs: 10_000 * millisecondsInDay }

const Guess = z.strictObject({ address: z.string().min(1).max(64), isRight: z.boolean() })
const Link = z.strictObject({ link: z.string().regex(/^[0-9a-f]{64}$/) })

/** What storefronts let in to the preview is counted here for all of them (docs/adr/0075). */
export function registerPreviewAccess(app: FastifyInstance, { config, db, now }: Needs): void {
  const counter = createAttemptCounter(db, now)
  const options = { bodyLimit: BODY_LIMIT_BYTES }

  app.post('/preview-access/guesses', options, async (request) => {
    requireStorefront(request, config)
    const { address, isRight } = Guess.parse(request.body)
    // counted before it is known to be allowed, so that concurrent guesses count too
    const retryAfter = await counter.count(GUESS, address, GUESS_LIMIT)
    if (retryAfter === 0 && isRight) await counter.undo(GUESS, address)
    return { retryAfter }
  })

  app.post('/preview-access/start-links', options, async (request) => {
    requireStorefront(request, config)
    const { link } = Link.parse(request.body)
    return { isFirstUse: (await counter.count(LINK, link, LINK_LIMIT)) === 0 }
  })
}
