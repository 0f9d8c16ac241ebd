import type { Db, Trx } from '../db/client'
import { cached } from '../db/cache'
import { TaxTable } from './tax.rules'

export interface TaxService {
  getTaxTable(siteId: string, trx?: Trx): Promise<TaxTable>
}

/** Rates change only with an import, so they are cached for a few seconds. */
export function createTaxService(db: Db, now: () => Date): TaxService {
  const remembered = cached(db, now, selectTaxTable)
  return { getTaxTable: (siteId, trx) => remembered(siteId, trx ?? db) }
}

async function selectTaxTable(siteId: string, source: Db | Trx): Promise<TaxTable> {
  const site = await source
    .selectFrom('site')
    .select(['default_tax_class_id as defaultClassId', 'taxation'])
    .where('id', '=', siteId)
    .executeTakeFirst()
  const rows = await source
    .selectFrom('tax_rate')
    .select(['country_code', 'state_code', 'tax_class_id', 'rate'])
    .where('site_id', '=', siteId)
    .execute()
  return new TaxTable(
    rows.map((row) => ({
      countryCode: row.country_code,
      stateCode: row.state_code,
      taxClassId: row.tax_class_id,
      rate: row.rate,
    })),
    site?.defaultClassId ?? undefined,
    site?.taxation,
  )
}
