import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/client'
import { conflict } from '../http/problem'
import type { CaseKind } from './service-cases.tables'

export interface NewCase {
  kind: CaseKind
  email: string
  fields: Record<string, unknown>
}

export interface CampaignEntry {
  eventId: string
  eventPhase: string
  /** Entries of one address in one phase of the event. */
  maxAllowed: number
  email: string
}

export interface ServiceCaseService {
  /** @returns the case's id. */
  openCase(siteId: string, opened: NewCase): Promise<string>
  /** @throws Problem 409 for an entry too many (D3 §3). */
  enterCampaign(siteId: string, entry: CampaignEntry & Record<string, unknown>): Promise<string>
}

/** What shoppers write to the shop in forms. */
export function createServiceCaseService(db: Db, { now }: { now: () => Date }): ServiceCaseService {
  const toRow = (siteId: string, { kind, email, fields }: NewCase, event = '') => ({
    id: randomUUID(),
    site_id: siteId,
    kind,
    event,
    email,
    fields: JSON.stringify(withoutCaptcha(fields)),
    created_at: now(),
  })

  return {
    async openCase(siteId, opened) {
      const row = toRow(siteId, opened)
      await db.insertInto('service_case').values(row).execute()
      return row.id
    },
    async enterCampaign(siteId, { eventId, eventPhase, maxAllowed, email, ...fields }) {
      const event = JSON.stringify([eventId, eventPhase])
      const row = toRow(siteId, { kind: 'campaign', email, fields }, event)
      await db.transaction().execute(async (trx) => {
        // entries of one address one after the other, so that none slips in between
        const lock = JSON.stringify([siteId, event, email])
        await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx)
        const { count } = await trx
          .selectFrom('service_case')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('site_id', '=', siteId)
          .where('kind', '=', 'campaign')
          .where('event', '=', event)
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
        if (count >= maxAllowed) {
          const detail = 'This e-mail address has been entered as often as the campaign allows.'
          throw conflict(detail, 'campaign-entry-limit-exceeded', { eventId, eventPhase })
        }
        await trx.insertInto('service_case').values(row).execute()
      })
      return row.id
    },
  }
}

function withoutCaptcha(fields: Record<string, unknown>): Record<string, unknown> {
  const { recaptchaToken: _token, c_recaptchaToken: _other, ...kept } = fields
  return kept
}
