import type { SiteContent } from '../archive'
import type { WriteContext } from '../import-context'
import { insertInChunks } from './insert-in-chunks'

/** Writes a site's taxes; what the archive does not name of them was added when it was read. */
export async function writeTax({ trx }: WriteContext, { id, tax }: SiteContent): Promise<void> {
  if (!tax) return
  const columns = { default_tax_class_id: tax.defaultClassId ?? null }
  await trx.updateTable('site').set(columns).where('id', '=', id).execute()
  await trx.deleteFrom('tax_rate').where('site_id', '=', id).execute()
  const rows = tax.rates.map((rate) => ({
    site_id: id,
    country_code: rate.countryCode,
    state_code: rate.stateCode,
    tax_class_id: rate.taxClassId,
    rate: rate.rate,
    jurisdiction_id: rate.jurisdictionId,
  }))
  await insertInChunks(rows, (chunk) => trx.insertInto('tax_rate').values(chunk).execute())
}
