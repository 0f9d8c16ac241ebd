import { millisecondsInDay } from 'date-fns/constants'
import type { CustomerGroupsService, Visitor } from '../customer-groups/customer-groups.service'
import type { Db, Trx } from '../db/client'
import { cached } from '../db/cache'
import { reading } from '../db/read-age'
import type { Shopper } from '../access/require-shopper'
import { Problem } from '../http/problem'
import { findSourceCodeGroups } from '../promotions/source-codes.rules'
import { timezoneOf } from '../sites/shop-time.rules'
import type { Site } from '../sites/site.service'
import { deleteContext, saveContext, selectContext } from './shopper-context.repository'
import { changeContext } from './shopper-context.rules'
import type { ShopperContext, ShopperContextBody } from './shopper-context.schemas'
import type { PricingContext } from '../pricing/pricing-context'
import { listPriceBookIds, selectSettings } from './pricing-context-settings'

const GUEST_DAYS = 1
const REGISTERED_DAYS = 7

interface ResolveOptions {
  /** The transaction to read in, if there is one. */
  trx?: Trx
  /** Applies unless the shopper context contains a source code. */
  sourceCode?: string
  /** Overrides both the current time and the moment of the shopper context. */
  at?: Date
}

declare module 'fastify' {
  interface RequestServices {
    shopperContexts: ShopperContextService
  }
}

export interface ShopperContextService {
  /**
   * Without a visitor, only cached data is read; for a guest, the shopper context; for a customer,
   * also their customer groups.
   */
  resolve(
    visitor: Visitor | undefined,
    site: Pick<Site, 'id'> & Partial<Pick<Site, 'preferences'>>,
    options?: ResolveOptions,
  ): Promise<PricingContext>
  /** Returns the moment set in the shopper context; undefined means now. */
  momentOf(visitor: Pick<Visitor, 'usid'>, site: Pick<Site, 'id'>): Promise<Date | undefined>
  /** @throws Problem 400 for the context of another session, 404 without a context. */
  getContext(shopper: Shopper, usid: string): Promise<ShopperContext>
  putContext(
    shopper: Shopper,
    usid: string,
    body: ShopperContextBody,
  ): Promise<{ context: ShopperContext; isNew: boolean }>
  changeContext(shopper: Shopper, usid: string, body: ShopperContextBody): Promise<ShopperContext>
  /** @throws Problem 400, 404. */
  deleteContext(shopper: Shopper, usid: string): Promise<void>
}

interface Dependencies {
  customerGroups: CustomerGroupsService
  organizationId: string
  now: () => Date
}

export function createShopperContextService(
  db: Db,
  { customerGroups, organizationId, now }: Dependencies,
): ShopperContextService {
  const loadSettings = cached(db, now, selectSettings)

  return {
    async resolve(visitor, site, { trx, sourceCode, at: past } = {}) {
      const source = trx ?? db
      const context =
        visitor && (await reading('now', () => selectContext(source, site.id, visitor.usid, now())))
      const settings = await loadSettings(site.id, source)
      const moment = readMoment(context)
      const at = past ?? moment ?? now()
      const code = context?.sourceCode ?? sourceCode
      const timezone = timezoneOf(site.preferences ?? {})
      const groups = settings.sourceCodeGroups
      const sourceCodeGroupIds = findSourceCodeGroups(groups, code, at, timezone)
      const circumstances = {
        sourceCodeGroupIds,
        session: context?.customQualifiers ?? {},
        geolocation: context?.geoLocation ?? {},
        at,
        timezone,
      }
      const groupIds = await reading('now', () =>
        customerGroups.listGroupIds(site.id, visitor, circumstances, trx),
      )
      const pricingContext = {
        customerGroupIds: [...new Set([...groupIds, ...(context?.customerGroupIds ?? [])])],
        sourceCodeGroupIds,
        at,
        ...(moment && { moment }),
        timezone,
        ...(visitor && { customerId: visitor.customerId }),
        couponCodes: context?.couponCodes ?? [],
        qualifiers: context?.assignmentQualifiers ?? {},
      }
      return { ...pricingContext, priceBookIds: listPriceBookIds(settings, pricingContext) }
    },

    async momentOf({ usid }, site) {
      return readMoment(await reading('now', () => selectContext(db, site.id, usid, now())))
    },

    async getContext(shopper, usid) {
      requireOwn(shopper, usid)
      const context = await selectContext(db, shopper.siteId, usid, now())
      if (!context) throw notFound(organizationId, usid)
      return context
    },

    putContext: (shopper, usid, body) =>
      change({ db, now }, shopper, usid, () => changeContext({}, body)),

    async changeContext(shopper, usid, body) {
      return (
        await change({ db, now }, shopper, usid, (before = {}) => changeContext(before, body))
      ).context
    },

    async deleteContext(shopper, usid) {
      requireOwn(shopper, usid)
      if (!(await deleteContext(db, shopper.siteId, usid, now())))
        throw notFound(organizationId, usid)
    },
  }
}

function notFound(organizationId: string, usid: string) {
  return new Problem(
    404,
    'shopper-context-no-found',
    'Shopper Context Not Found',
    `Shopper Context for ORGANIZATION_ID: ${organizationId} and USID: ${usid} not found in Repository.`,
  )
}

async function change(
  { db, now }: { db: Db; now: () => Date },
  shopper: Shopper,
  usid: string,
  toContext: (before: ShopperContext | undefined) => ShopperContext,
) {
  requireOwn(shopper, usid)
  const at = now()
  const days = shopper.isRegistered ? REGISTERED_DAYS : GUEST_DAYS
  const { siteId } = shopper
  return db.transaction().execute(async (trx) => {
    const before = await selectContext(trx, siteId, usid, at)
    const context = toContext(before)
    const expiresAt = new Date(at.getTime() + days * millisecondsInDay)
    await saveContext(trx, { siteId, usid }, context, at, expiresAt)
    return { context, isNew: before === undefined }
  })
}

function readMoment(context: ShopperContext | undefined): Date | undefined {
  return context?.effectiveDateTime ? new Date(context.effectiveDateTime) : undefined
}

function requireOwn(shopper: Shopper, usid: string): void {
  if (shopper.usid === usid) return
  throw new Problem(
    400,
    'usid-not-matching-with-token',
    'Usid not matching with token',
    'Usid in incoming request does not match Usid in token.',
  )
}
