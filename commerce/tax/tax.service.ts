import type { Db, Trx } from '../db/client'
import { TaxTable } from './tax.rules'

export interface TaxService {
  /** The rates of a site in the given states. */
  getTaxTable(siteId: string, stateCodes: readonly string[], trx?: Trx): Promise<TaxTable>
}

export function createTaxService(db: Db): TaxService {
  return {
    async getTaxTable(siteId, stateCodes, trx) {
      if (stateCodes.length === 0) return new TaxTable([])
      const rows = await (trx ?? db)
        .selectFrom('tax_rate')
        .select(['country_code', 'state_code', 'tax_class_id', 'rate'])
        .where('site_id', '=', siteId)
        .where('state_code', 'in', [...new Set(stateCodes.map((code) => code.toUpperCase()))])
        .execute()
      return new TaxTable(
        rows.map((row) => ({
          countryCode: row.country_code,
          stateCode: row.state_code,
          taxClassId: row.tax_class_id,
          rate: row.rate,
        })),
      )
    },
  }
}
