import { sql } from 'kysely'
import type {
  CommonSpecialDays,
  CommonSpecialDaysResult,
  SpecialDaysChange,
} from '../../contracts/shop'
import { SHOP_TIME_ZONE } from '../../rules/shop-day'
import { parseSpecialDays, type OpeningHours } from '../../rules/special-days'
import {
  findFaultOfEntry,
  findFaultOfSpecialDays,
  toEnteredSpecialDays,
  toStoredSpecialDays,
  withEntry,
  type EnteredSpecialDays,
} from '../../rules/special-days-entry'
import { toDifference, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { badRequest } from '../http/problem'
import { toShopTime } from '../sites/shop-time.rules'
import { lockShop, noSuchShop, recordOf } from './lock-shop'
import { toSpecialDaysEntry } from './office-shop'
import { toHoursChange } from './shop-hours.rules'
import { selectShops, type StoredShop } from './shop.repository'

/** Records, in the transaction, what a change of a shop's hours concerns; returns how many. */
export type RecordConcerned = (
  trx: Trx,
  id: string,
  hours: { before: OpeningHours | undefined; after: OpeningHours | undefined },
) => Promise<number>

type Change = Pick<SpecialDaysChange, 'specialDays' | 'expectedRevision'>

export interface SpecialDaysOffice {
  /** @throws Problem 404, 400; 409 if an operator or an import has changed the shop meanwhile. */
  changeSpecialDays(
    id: string,
    change: Change,
    by: Actor,
    recordConcerned: RecordConcerned,
  ): Promise<void>
  /** Returns a shop's hours before and after a change. @throws Problem 404, 400. */
  previewSpecialDays(
    id: string,
    specialDays: EnteredSpecialDays[],
  ): Promise<Parameters<RecordConcerned>[2]>
  /** Like `previewSpecialDays`, for a shop that is temporarily closed, or opened. @throws Problem 404. */
  previewClosing(id: string, isClosed: boolean): Promise<Parameters<RecordConcerned>[2]>
  /** @throws Problem 404 for an unknown shop, 400. */
  addSpecialDays(
    common: CommonSpecialDays,
    by: Actor,
    recordConcerned: RecordConcerned,
  ): Promise<CommonSpecialDaysResult>
}

export function createSpecialDays(db: Db, now: () => Date): SpecialDaysOffice {
  const today = () => toShopTime(now(), SHOP_TIME_ZONE).day

  async function write(trx: Trx, row: StoredShop, days: EnteredSpecialDays[], by: Actor) {
    const { specialDays: stored, ...custom } = row.custom
    const difference = toDifference(
      toSpecialDaysEntry(toEnteredSpecialDays(parseSpecialDays(stored))),
      toSpecialDaysEntry(days),
    )
    const specialDays = days.length > 0 ? toStoredSpecialDays(days) : undefined
    await trx
      .updateTable('store')
      .set({ custom: JSON.stringify({ ...custom, ...(specialDays && { specialDays }) }) })
      .where('id', '=', row.id)
      .execute()
    await recordOf(trx, row.id, 'special days changed', difference, by, now())
    return toChange(row, days)
  }

  return {
    changeSpecialDays: (id, { specialDays, expectedRevision }, by, recordConcerned) =>
      transact(db, async (trx) => {
        const { row, known } = await lockShop(trx, id, expectedRevision)
        const fault = findFaultOfSpecialDays(specialDays, known.specialDays, today())
        if (fault) throw badRequest(fault)
        await recordConcerned(trx, id, await write(trx, row, specialDays, by))
      }),

    async previewSpecialDays(id, specialDays) {
      const [shop] = await selectShops(db, [id])
      if (!shop) throw noSuchShop(id)
      const known = toEnteredSpecialDays(parseSpecialDays(shop.custom['specialDays']))
      const fault = findFaultOfSpecialDays(specialDays, known, today())
      if (fault) throw badRequest(fault)
      return toChange(shop, specialDays)
    },

    async previewClosing(id, isClosed) {
      const [shop] = await selectShops(db, [id])
      if (!shop) throw noSuchShop(id)
      return toHoursChange(shop.custom, { ...shop.custom, temporarilyClosed: isClosed })
    },

    addSpecialDays: ({ entry, shopIds, replaces }, by, recordConcerned) =>
      transact(db, async (trx) => {
        const fault = findFaultOfEntry(entry, today())
        if (fault) throw badRequest(fault)
        const all = trx.selectFrom('store').selectAll().orderBy('id').forUpdate()
        const shops = await (
          shopIds ? all.where(sql<boolean>`id = any (${shopIds}::text[])`) : all
        ).execute()
        const unknown = shopIds?.find((id) => !shops.some((shop) => shop.id === id))
        if (unknown !== undefined) throw noSuchShop(unknown)
        const leftOut: CommonSpecialDaysResult['leftOut'] = []
        const concerned: CommonSpecialDaysResult['concerned'] = []
        for (const shop of shops) {
          const known = toEnteredSpecialDays(parseSpecialDays(shop.custom['specialDays']))
          const isTaken = known.some(({ from, to }) => from <= entry.to && entry.from <= to)
          const { id, name } = shop
          if (isTaken && !replaces) {
            leftOut.push({ id, name })
            continue
          }
          const hours = await write(trx, shop, withEntry(known, entry), by)
          const pickups = await recordConcerned(trx, id, hours)
          if (pickups > 0) concerned.push({ id, name, pickups })
        }
        return { changed: shops.length - leftOut.length, concerned, leftOut }
      }),
  }
}

const toChange = ({ custom }: StoredShop, days: readonly EnteredSpecialDays[]) =>
  toHoursChange(custom, { ...custom, specialDays: toStoredSpecialDays(days) })
