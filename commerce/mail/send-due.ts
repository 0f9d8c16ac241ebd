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

type Outcome = 'sent' | 'refused' | 'unreached'

/** After so many mails, a connection that was given up is tried again. */
const MAILS_PER_CONNECTION = 20

/**
 * Sends what is due, several mails at once. Each connection that the server does not give reduces
 * their number; without any, the rest waits for the next run.
 */
export async function sendDue(outbox: Outbox, delivery: Delivery): Promise<void> {
  const { db, now, by, areTexts, domains } = outbox
  const underWay = new Set<Promise<void>>()
  const errors: unknown[] = []
  let connections = by.connections

  const begin = (mail: StoredMail) => {
    const end = domains.begin(mail.recipient)
    const one = sendOne(outbox, mail)
      .then(({ outcome, error }) => {
        end(error)
        const gain = { sent: 1 / MAILS_PER_CONNECTION, refused: 0, unreached: -1 }[outcome]
        connections = Math.min(by.connections, connections + gain)
        delivery[outcome === 'sent' ? 'sent' : 'refused'] += 1
      })
      .catch((error: unknown) => errors.push(error))
      .then(() => void underWay.delete(one))
    underWay.add(one)
  }
  for (;;) {
    const isEnding = outbox.isClosed() || errors.length > 0 || connections < 1
    if (!isEnding && underWay.size < Math.floor(connections)) {
      const mail = await claimDueMail(db, now(), { areTexts, except: domains.full() }).catch(
        (error: unknown) => void errors.push(error),
      )
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

async function sendOne(
  { db, now, by }: Outbox,
  mail: StoredMail,
): Promise<{ outcome: Outcome; error?: unknown }> {
  const about = { 'mail.kind': toMailSubject(mail.reference).kind, 'mail.attempt': mail.attempts }
  try {
    await withSpan('send mail', about, () => by.send(mail))
  } catch (error) {
    if (!isAnswer(error) && !(await by.canBeReached())) {
      await markUnreached(db, mail, toMessage(error), nextContactAt(now()))
      return { outcome: 'unreached', error }
    }
    const isLast = error instanceof FinalRefusal || error instanceof UnknownOutcome
    const next = isLast ? null : nextAttemptAt(mail.attempts, now())
    mailsSent.inc({ outcome: next === null ? 'given_up' : 'retried' })
    await markFailed(db, mail, toMessage(error), next)
    return { outcome: 'refused', error }
  }
  mailsSent.inc({ outcome: 'sent' })
  await noteSent(db, mail.id, now())
  return { outcome: 'sent' }
}

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

const Answer = z.object({ responseCode: z.number() })

/** Of a server that closes, and of one that does not accept the password: nothing about the mail. */
const ABOUT_THE_CONNECTION = [421, 535]

/** Whether the error is the service's answer about this mail. */
function isAnswer(error: unknown): boolean {
  if (error instanceof FinalRefusal || error instanceof UnknownOutcome) return true
  const { data } = Answer.safeParse(error)
  return data !== undefined && !ABOUT_THE_CONNECTION.includes(data.responseCode)
}

export const INTERRUPTED = new UnknownOutcome('The engine ended while it was being sent.')

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))
