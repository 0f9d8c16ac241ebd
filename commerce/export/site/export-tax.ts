import type { ArchiveFile } from '../archive-file'
import { leaf, node } from '../xml/xml-node'
import { siteFile, type SiteContext } from './site-context'

/** Yields a site's `tax.xml`, if it has rates, with a jurisdiction for each place. */
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
  if (rates.length === 0) return
  const defaultId = site.default_tax_class_id
  const classIds = [...new Set([...rates.map((rate) => rate.tax_class_id), defaultId ?? ''])]
  const places = new Map(rates.map((rate) => [toId(rate), rate]))
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
      node('tax-jurisdictions', [...places.values()].map(jurisdictionNode)),
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
}

/** The default jurisdiction covers all places that belong to no other. */
function jurisdictionNode(place: Place) {
  const { country_code: country, state_code: state } = place
  if (country === '') {
    return node('tax-jurisdiction', [], { 'jurisdiction-id': toId(place), default: true })
  }
  const mapping = node('address-mapping', [], { key1: country, key2: state || undefined })
  return node('tax-jurisdiction', [node('address-mappings', [mapping])], {
    'jurisdiction-id': toId(place),
  })
}

function toId({ country_code: country, state_code: state }: Place): string {
  return [country, state].filter(Boolean).join('-') || 'elsewhere'
}
