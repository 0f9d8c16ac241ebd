import type { ArchiveFile } from '../archive-file'
import { leaf, node } from '../xml/xml-node'
import { siteFile, type SiteContext } from './site-context'

/** Yields a site's `tax.xml`, if it has rates, with its jurisdictions. */
export async function* exportTax(context: SiteContext): AsyncGenerator<ArchiveFile> {
  const { db, site } = context
  const rates = await db
    .selectFrom('tax_rate')
    .selectAll()
    .where('site_id', '=', site.id)
    .orderBy('country_code')
    .orderBy('state_code')
    .orderBy('tax_class_id')
    .execute()
  const defaultId = site.default_tax_class_id
  if (rates.length === 0 && defaultId === null) return
  const classIds = [...new Set([...rates.map((rate) => rate.tax_class_id), defaultId ?? ''])]
  const jurisdictions = groupByJurisdiction(rates)
  yield siteFile(
    context,
    'tax',
    ['tax', 'tax/2007-02-14'],
    [
      node(
        'tax-classes',
        classIds
          .filter((id) => id !== '')
          .map((id) =>
            node('tax-class', [], { 'class-id': id, default: id === defaultId ? true : undefined }),
          ),
      ),
      node(
        'tax-jurisdictions',
        [...jurisdictions].map(([id, places]) => jurisdictionNode(id, places)),
      ),
      node(
        'tax-rates',
        rates.map((rate) =>
          leaf('tax-rate', rate.rate, {
            'jurisdiction-id': toId(rate),
            'class-id': rate.tax_class_id,
          }),
        ),
      ),
    ],
  )
}

interface Place {
  country_code: string
  state_code: string
  jurisdiction_id: string
}

function groupByJurisdiction(rates: readonly Place[]): Map<string, Map<string, Place>> {
  const jurisdictions = new Map<string, Map<string, Place>>()
  for (const rate of rates) {
    const places = jurisdictions.get(toId(rate)) ?? new Map<string, Place>()
    jurisdictions.set(toId(rate), places.set(toPlaceId(rate), rate))
  }
  return jurisdictions
}

/** The default jurisdiction covers all places that belong to no other. */
function jurisdictionNode(id: string, places: ReadonlyMap<string, Place>) {
  const all = [...places.values()]
  const mapped = all.filter(({ country_code: country }) => country !== '')
  const mappings = mapped.map(({ country_code: country, state_code: state }) =>
    node('address-mapping', [], { key1: country, key2: state || undefined }),
  )
  return node('tax-jurisdiction', mappings.length > 0 ? [node('address-mappings', mappings)] : [], {
    'jurisdiction-id': id,
    default: mapped.length < all.length ? true : undefined,
  })
}

/** Returns the jurisdiction; rates of earlier imports have none, and each place is one. */
function toId(rate: Place): string {
  return rate.jurisdiction_id || toPlaceId(rate)
}

function toPlaceId({ country_code: country, state_code: state }: Place): string {
  return [country, state].filter(Boolean).join('-') || 'elsewhere'
}
