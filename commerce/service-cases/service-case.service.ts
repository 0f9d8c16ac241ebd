import { randomUUID } from 'node:crypto'
import type { ContentService } from '../content/content.service'
import type { Db } from '../db/client'
import { conflict } from '../http/problem'
import {
  insertCase,
  lockSender,
  selectEntries,
  selectSameCase,
  type FormCase,
} from './service-case.repository'
import type { CaseKind } from './service-cases.tables'

/** Identical content within ten minutes is a duplicate: a second click, or a repeated request. */
const SAME_WITHIN_MS = 600_000

export interface NewCase {
  kind: Exclude<CaseKind, 'campaign'>
  email: string
  fields: Record<string, unknown>
}

interface CampaignEntry {
  eventId: string
  eventPhase: string
  /** The form's own id: sending it again repeats the same entry. */
  entryId?: string
  email: string
  [field: string]: unknown
}

export interface ServiceCaseService {
  findCase(siteId: string, opened: NewCase): Promise<string | undefined>
  /** @returns the case's id; a form that is sent twice gets the same id. */
  openCase(siteId: string, opened: NewCase): Promise<string>
  findEntry(siteId: string, entry: CampaignEntry): Promise<string | undefined>
  /** @throws Problem 409 for an entry too many (CAMP-024). */
  enterCampaign(siteId: string, entry: CampaignEntry): Promise<string>
}

export interface ServiceCaseDependencies {
  content: Pick<ContentService, 'getEntryLimit'>
  now: () => Date
}

export function createServiceCaseService(
  db: Db,
  { content, now }: ServiceCaseDependencies,
): ServiceCaseService {
  const findSame = async (executor: Db, form: FormCase) =>
    // anonymous feedback may be identical without being a duplicate, unless the form has an id
    form.email === '' && !form.fields['entryId']
      ? undefined
      : selectSameCase(executor, form, new Date(now().getTime() - SAME_WITHIN_MS))

  return {
    findCase: (siteId, opened) => findSame(db, toForm(siteId, opened)),
    async openCase(siteId, opened) {
      const form = toForm(siteId, opened)
      return db.transaction().execute(async (trx) => {
        await lockSender(trx, form)
        const same = await findSame(trx, form)
        if (same) return same
        const id = randomUUID()
        await insertCase(trx, id, form, now())
        return id
      })
    },
    async findEntry(siteId, entry) {
      if (!entry.entryId) return undefined
      return findRepeated(await selectEntries(db, toEntryForm(siteId, entry)), entry)
    },
    async enterCampaign(siteId, entry) {
      const { eventId, eventPhase } = entry
      const form = toEntryForm(siteId, entry)
      const limit = await content.getEntryLimit(eventId, eventPhase)
      return db.transaction().execute(async (trx) => {
        await lockSender(trx, form)
        const entries = await selectEntries(trx, form)
        const repeated = findRepeated(entries, entry)
        if (repeated) return repeated
        if (entries.length >= limit) {
          const detail = 'This e-mail address has been entered as often as the campaign allows.'
          throw conflict(detail, 'campaign-entry-limit-exceeded', { eventId, eventPhase })
        }
        const id = randomUUID()
        await insertCase(trx, id, form, now())
        return id
      })
    },
  }
}

function toForm(siteId: string, { kind, email, fields }: NewCase): FormCase {
  return { siteId, kind, event: '', email, fields: withoutCaptcha(fields) }
}

function toEntryForm(
  siteId: string,
  { eventId, eventPhase, email, maxAllowed: _asked, ...fields }: CampaignEntry,
): FormCase {
  const event = JSON.stringify([eventId, eventPhase])
  return { siteId, kind: 'campaign', event, email, fields: withoutCaptcha(fields) }
}

function findRepeated(
  entries: readonly { id: string; entryId: string | null }[],
  { entryId }: CampaignEntry,
): string | undefined {
  if (!entryId) return undefined
  return entries.find((entry) => entry.entryId === entryId)?.id
}

function withoutCaptcha(fields: Record<string, unknown>): Record<string, unknown> {
  const { recaptchaToken: _token, c_recaptchaToken: _other, ...rest } = fields
  return rest
}
