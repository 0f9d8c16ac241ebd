import type { SiteContent } from '../archive'
import type { ShippingMethodRecord } from '../archive.schemas'
import type { WriteContext } from '../import-context'
import type { Entry } from '../read/parse-records'
import type { Named } from '../read/read-record'
import { nextPosition } from './next-position'
import { toRowEntries } from './row-entries'
import type { RowKind } from './row-kind'

export const SHIPPING_METHOD: RowKind = {
  table: 'shipping_method',
  key: ['site_id', 'id'],
  scope: ['site_id'],
  root: 'shipping',
  count: 'shippingMethods',
}

const NO_BASE = 'left out: its base method %s is missing, of another currency, or based on it'

/** What a method's chain of base methods depends on. */
interface Based {
  currency: string
  baseMethodId: string | null
}

/** Writes a site's shipping methods; those based on a missing method stay as they are. */
export async function writeShipping(context: WriteContext, site: SiteContent): Promise<void> {
  if (!site.shippingMethods) return
  const { trx, rows, findings } = context
  const scope = { site_id: site.id }
  rows.open(SHIPPING_METHOD, scope)
  const { currency } = await trx
    .selectFrom('site')
    .select('currency')
    .where('id', '=', site.id)
    .executeTakeFirstOrThrow()
  const known = await listKnown(context, site, currency)
  const methods = site.shippingMethods.map((method): Entry<Named<ShippingMethodRecord>> => {
    const { id, isGone } = method
    if (!method.record || hasBase(id, known)) return method
    findings.error(`${site.file}/shipping.xml`, id, NO_BASE, known.get(id)?.baseMethodId)
    return { id, isGone }
  })
  let position = await nextPosition(context, 'shipping_method', site.id)
  const entries = toRowEntries(methods, scope, (method) => ({
    name: method.name ?? method.id,
    description: method.description ?? null,
    currency: method.currency ?? currency,
    tax_class_id: method.taxClassId ?? null,
    enabled: method.enabled,
    is_default: method.isDefault,
    position: position++,
    price_table: method.priceTable,
    address_rule: method.addressRule,
    base_method_id: method.baseMethodId ?? null,
    cost_groups: method.costGroups,
    restriction: method.restriction,
    localized: method.localized,
    custom: method.custom,
  }))
  await rows.write(SHIPPING_METHOD, entries)
}

async function listKnown(
  { trx, mode }: WriteContext,
  { id: siteId, shippingMethods = [] }: SiteContent,
  siteCurrency: string,
): Promise<Map<string, Based>> {
  const known = new Map<string, Based>()
  if (mode !== 'replace') {
    const rows = await trx
      .selectFrom('shipping_method')
      .select(['id', 'currency', 'base_method_id'])
      .where('site_id', '=', siteId)
      .execute()
    for (const { id, currency, base_method_id: baseMethodId } of rows) {
      known.set(id, { currency, baseMethodId })
    }
  }
  for (const { id, record, isGone } of shippingMethods) {
    if (isGone) known.delete(id)
    if (!record) continue
    const { naming, currency = siteCurrency, baseMethodId = null } = record
    const before = known.get(id) ?? { currency, baseMethodId }
    known.set(id, {
      currency: naming.named.has('currency') ? currency : before.currency,
      baseMethodId: naming.named.has('baseMethodId') ? baseMethodId : before.baseMethodId,
    })
  }
  return known
}

/** Returns whether all direct and indirect base methods exist and have the same currency. */
function hasBase(id: string, known: ReadonlyMap<string, Based>, depth = 0): boolean {
  const method = known.get(id)
  if (!method || method.baseMethodId === null) return true
  const base = known.get(method.baseMethodId)
  if (!base || base.currency !== method.currency || depth > known.size) return false
  return hasBase(method.baseMethodId, known, depth + 1)
}
