import { millisecondsInDay } from 'date-fns/constants'
import { recordChange, type Actor } from '../audit/record-change'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { badRequest, conflict, notFound, unavailable } from '../http/problem'
import { LabelRefused, LabelRequest, ProvidedLabel, type LabelProvider } from './label.port'
import {
  countVoided,
  deleteOldLabels,
  insertLabel,
  selectLabel,
  selectLabels,
  selectPictures,
  voidLabel,
  type LabelKey,
} from './label.repository'
import { printLabels } from './label-sheet'
import type { StoredLabel } from './labels.tables'

export interface LabelService {
  /** The valid labels of orders, oldest first. */
  list(orderNos: readonly string[]): Promise<StoredLabel[]>
  /** @returns a PDF with a page for each label */
  print(labels: readonly StoredLabel[]): Promise<Buffer>
  /**
   * Returns the label of a part of an order; buys it if there is none.
   * @throws Problem 400 if the address is incomplete or the provider refuses it, 409 if there is a
   * label with other addresses, 503 if the provider does not answer; the order is as it was.
   */
  get(key: LabelKey, request: LabelRequest, by: Actor): Promise<StoredLabel>
  /** @throws Problem 404 without a label, 503 if the provider does not answer: it stays valid. */
  void(key: LabelKey, by: Actor): Promise<void>
  /** Deletes the old labels of orders that have ended, which name recipients. @returns how many. */
  forget(): Promise<number>
}

interface Needed {
  provider: LabelProvider
  now: () => Date
  /** How long a provider may take. */
  limitMs?: number
}

/** Carriers answer questions about a parcel for some months. */
const KEPT_DAYS = 180

export function createLabelService(
  db: Db,
  { provider, now, limitMs = 8_000 }: Needed,
): LabelService {
  async function record(by: Actor, { orderNo, subject }: LabelKey, change: LabelChange) {
    const { trx, action, trackingNumber } = change
    const named = { type: 'order', id: orderNo } as const
    const after = { [subject]: trackingNumber }
    await recordChange(trx, by, { action, subject: named, after }, now())
  }

  return {
    list: (orderNos) => selectLabels(db, orderNos),
    async print(labels) {
      const pictures = await selectPictures(
        db,
        labels.map(({ id }) => id),
      )
      return printLabels(
        labels.map(({ id, carrier, service, request, tracking_number: trackingNumber }) => ({
          ...{ carrier, service, request, trackingNumber, picture: pictures.get(id) },
        })),
      )
    },

    async get(key, given, by) {
      const request = LabelRequest.safeParse(given)
      if (!request.success) throw badRequest('The address is incomplete.')
      const known = await selectLabel(db, key)
      if (known) return requireSame(known, request.data)
      const attempt = (await countVoided(db, key)) + 1
      const reference = `${key.orderNo}/${key.subject}/${attempt}`
      const answer = await ask(limitMs, (signal) =>
        provider.create(reference, request.data, signal),
      )
      const label = ProvidedLabel.safeParse(answer)
      if (!label.success) throw unavailable('The answer of the label provider cannot be read.')
      return transact(db, async (trx) => {
        const source = { by: by.name, at: now() }
        const { trackingNumber } = label.data
        if (await insertLabel(trx, key, request.data, label.data, source)) {
          await record(by, key, { trx, action: 'label made', trackingNumber })
        }
        const stored = await selectLabel(trx, key)
        if (!stored) throw conflict('Meanwhile the label was voided.')
        return requireSame(stored, request.data)
      })
    },

    async void(key, by) {
      const label = await selectLabel(db, key)
      if (!label) throw notFound('There is no such label.')
      await ask(limitMs, (signal) => provider.void(label.provider_id, signal))
      await transact(db, async (trx) => {
        if (!(await voidLabel(trx, label.id, now()))) return
        const { tracking_number: trackingNumber } = label
        await record(by, key, { trx, action: 'label voided', trackingNumber })
      })
    },

    forget: () => deleteOldLabels(db, new Date(now().getTime() - KEPT_DAYS * millisecondsInDay)),
  }
}

interface LabelChange {
  trx: Parameters<typeof recordChange>[0]
  action: string
  trackingNumber: string
}

const routeOf = ({ from, to }: LabelRequest) =>
  JSON.stringify(LabelRequest.pick({ from: true, to: true }).parse({ from, to }))

/** Whether a label leads from and to these addresses. */
export const isLabelFor = ({ request }: Pick<StoredLabel, 'request'>, wanted: LabelRequest) =>
  routeOf(request) === routeOf(wanted)

function requireSame(label: StoredLabel, wanted: LabelRequest): StoredLabel {
  if (isLabelFor(label, wanted)) return label
  throw conflict('Its label has another address. Void it first.', 'label-outdated')
}

/** Ends the wait also for a provider that ignores the signal. */
async function ask<Answer>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const ended = new AbortController()
  const late = new Promise<never>((_resolve, reject) => {
    ended.signal.addEventListener('abort', () => reject(new Error('too late')), { once: true })
  })
  const timer = setTimeout(() => ended.abort(), limitMs)
  try {
    return await Promise.race([work(ended.signal), late])
  } catch (error) {
    if (error instanceof LabelRefused) throw badRequest(error.message, 'label-refused')
    throw unavailable('The label provider does not answer.')
  } finally {
    clearTimeout(timer)
  }
}
