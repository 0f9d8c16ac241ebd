import { z } from 'zod'
import type { Db } from '../db/client'
import type { KnownTax } from './read/combine-tax'
import type { CampaignParts } from './read/campaign-parts'
import type { KnownSite } from './read/read-site'
import type { XmlElement } from '../archives/xml-element'

const Element: z.ZodType<XmlElement> = z.lazy(() =>
  z.object({
    name: z.string(),
    attributes: z.record(z.string(), z.string()),
    elements: z.array(Element),
    text: z.string(),
    line: z.number(),
  }),
)

/** Returns what the database has of a site, of which an archive may name parts. */
export async function findKnownSite(db: Db, siteId: string): Promise<KnownSite> {
  const site = await db
    .selectFrom('site')
    .select('currency')
    .where('id', '=', siteId)
    .executeTakeFirst()
  return {
    currency: site?.currency,
    tax: await findTax(db, siteId),
    promotions: await findPromotions(db, siteId),
  }
}

async function findTax(db: Db, siteId: string): Promise<KnownTax> {
  const site = await db
    .selectFrom('site')
    .select('default_tax_class_id')
    .where('id', '=', siteId)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('tax_rate')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('country_code')
    .orderBy('state_code')
    .execute()
  return {
    defaultClassId: site?.default_tax_class_id ?? undefined,
    rates: rows.map((row) => ({
      countryCode: row.country_code,
      stateCode: row.state_code,
      taxClassId: row.tax_class_id,
      rate: row.rate,
      // before jurisdictions were stored, each place was one of its own
      jurisdictionId: row.jurisdiction_id || `${row.country_code} ${row.state_code}`.trim(),
    })),
  }
}

async function findPromotions(db: Db, siteId: string) {
  const parts = await findCampaignParts(db, siteId)
  const promotions = await db
    .selectFrom('promotion')
    .select('id')
    .where('site_id', '=', siteId)
    .execute()
  return { ...parts, promotionIds: new Set(promotions.map(({ id }) => id)) }
}

export async function findCampaignParts(db: Db, siteId: string): Promise<CampaignParts> {
  const parts: CampaignParts = { campaigns: new Map(), assignments: new Map() }
  const rows = await db
    .selectFrom('campaign_part')
    .select(['kind', 'id', 'element'])
    .where('site_id', '=', siteId)
    .orderBy('kind')
    .orderBy('id')
    .execute()
  for (const { kind, id, element } of rows) {
    const list = kind === 'campaign' ? parts.campaigns : parts.assignments
    list.set(id, Element.parse(element))
  }
  return parts
}
