import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { withSpan } from '../../telemetry/spans'
import type { Db } from '../db/client'
import { mailsSent } from '../metrics/engine-metrics'
import { watchDomains, type Domains } from './busy-domains'
import { toMailSubject } from './mail-state.rules'
import type { MailTransport } from './mail-transport'
import {
  claimDueMail,
  markFailed,
  markSent,
  markUnreached,
  type StoredMail,
} from './mail.repository'
import { nextAttemptAt, nextContactAt } from './retry.rules'
import { FinalRefusal, UnknownOutcome } from './text-messages'

export interface Delivery {
  sent: number
  refused: number
}

export interface Outbox {
  db: Db
  now: () => Date
  by: MailTransport
  areTexts: boolean
  domains: Domains
  isClosed(): boolean
}

export function createOutbox(needs: Omit<Outbox, 'domains'>): Outbox {
  // one domain that answers slowly leaves some connections to all others
  const limit = Math.max(1, needs.by.connections - 2)
  return { ...needs, domains: watchDomains(limit, needs.now) }
}

/** After so many mails, a connection that was given up is tried again. */
const MAILS_PER_CONNECTION = 20
/** Looking past a backlog of full domains reads all of it. */
const LOOK_AGAIN_MS = 1_000

/**
 * Sends what is due, several mails at once. Each connection that the server does not give reduces
 * their number; without any, the rest waits for the next run.
 */
export async function sendDue(outbox: Outbox, delivery: Delivery): Promise<void> {
  const { by, domains } = outbox
  const underWay = new Set<Promise<void>>()
  const errors: unknown[] = []
  const claimNext = claimer(outbox)
  let connections = by.connections

  const begin = (mail: StoredMail) => {
    domains.begin(mail.recipient)
    const one = sendOne(outbox, mail)
      .catch((error: unknown) => {
        errors.push(error)
        return undefined
      })
      .then((outcome) => {
        underWay.delete(one)
        domains.end(mail.recipient, outcome === 'unreached' ? undefined : outcome)
        if (outcome === 'unreached') connections -= 1
        if (outcome === 'taken') {
          connections = Math.min(by.connections, connections + 1 / MAILS_PER_CONNECTION)
        }
        if (outcome) delivery[outcome === 'taken' ? 'sent' : 'refused'] += 1
      })
    underWay.add(one)
  }
  for (;;) {
    const isEnding = outbox.isClosed() || errors.length > 0 || connections < 1
    if (!isEnding && underWay.size < Math.floor(connections)) {
      const mail = await claimNext().catch((error: unknown) => void errors.push(error))
      if (mail) {
        begin(mail)
        continue
      }
    }
    if (underWay.size === 0) break
    await Promise.race(underWay)
  }
  if (errors[0] !== undefined) throw errors[0]
}

function claimer({ db, now, areTexts, domains }: Outbox): () => Promise<StoredMail | undefined> {
  let nothingBut = { full: '', until: 0 }
  return async () => {
    const except = domains.full()
    const full = except.join()
    if (except.length > 0 && full === nothingBut.full && Date.now() < nothingBut.until) {
      return undefined
    }
    const mail = await claimDueMail(db, now(), { areTexts, except })
    if (!mail) nothingBut = { full, until: Date.now() + LOOK_AGAIN_MS }
    return mail
  }
}

async function sendOne(
  { db, now, by }: Outbox,
  mail: StoredMail,
): Promise<'taken' | 'refused' | 'not now' | 'unreached'> {
  const about = { 'mail.kind': toMailSubject(mail.reference).kind, 'mail.attempt': mail.attempts }
  try {
    await withSpan('send mail', about, () => by.send(mail))
  } catch (error) {
    const isUnreached = BeforeTheMail.safeParse(error).success
    const isLast = error instanceof FinalRefusal || error instanceof UnknownOutcome
    const next = isLast ? null : nextAttemptAt(mail.attempts, now())
    mailsSent.inc({ outcome: isUnreached ? 'unreached' : next ? 'retried' : 'given_up' })
    if (isUnreached) {
      await markUnreached(db, mail, toMessage(error), nextContactAt(now()))
      return 'unreached'
    }
    await markFailed(db, mail, toMessage(error), next)
    return Temporary.safeParse(error).success ? 'not now' : 'refused'
  }
  mailsSent.inc({ outcome: 'sent' })
  await noteSent(db, mail.id, now())
  return 'taken'
}

/**
 * As nodemailer reports that there was no connection, or no login. Any other error may come after
 * the server has accepted the mail, so it counts as an attempt.
 */
const BeforeTheMail = z.union([
  z.object({ syscall: z.literal('connect') }),
  z.object({ code: z.enum(['EDNS', 'ETLS', 'EAUTH']) }),
  z.object({
    code: z.literal('ETIMEDOUT'),
    message: z.enum(['Connection timeout', 'Greeting never received']),
  }),
  // the server closes
  z.object({ responseCode: z.literal(421) }),
])

const Temporary = z.object({ responseCode: z.number().min(400).max(499) })

const PAUSES_MS = [100, 1_000, 5_000, 15_000]

/** A sent mail that is not noted would be sent again, so a restart of the database is outlasted. */
async function noteSent(db: Db, id: number, at: Date): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      return await markSent(db, id, at)
    } catch {
      await wait(pause)
    }
  }
  await markSent(db, id, at)
}

export const INTERRUPTED = new UnknownOutcome('The engine ended while it was being sent.')

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))
