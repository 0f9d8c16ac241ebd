import type { SiteContent } from './archive'
import type { WriteContext } from './import-context'
import { insertInChunks } from './insert-in-chunks'

/** Replaces a site's promotions and coupons; what was redeemed stays known. */
export async function writePromotions({ trx }: WriteContext, site: SiteContent): Promise<void> {
  if (site.promotions) {
    await trx.deleteFrom('promotion').where('site_id', '=', site.id).execute()
    const rows = site.promotions.map((promotion) => ({
      site_id: site.id,
      id: promotion.id,
      definition: JSON.stringify(promotion),
    }))
    await insertInChunks(rows, (chunk) => trx.insertInto('promotion').values(chunk).execute())
  }
  if (site.coupons) {
    await trx.deleteFrom('coupon').where('site_id', '=', site.id).execute()
    const rows = site.coupons.map(({ id, enabled, caseInsensitive, codes }) => ({
      site_id: site.id,
      id,
      enabled,
      case_insensitive: caseInsensitive,
      codes: JSON.stringify(codes),
    }))
    await insertInChunks(rows, (chunk) => trx.insertInto('coupon').values(chunk).execute())
  }
}
