import { toAmountText } from '../../../rules/money-text'
import type { Selectable } from 'kysely'
import type { Schema } from '../../db/schema'
import type { ArchiveFile } from '../archive-file'
import { customAttributes, texts } from '../xml/localized-nodes'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'
import { siteFile, type SiteContext } from './site-context'

type MethodRow = Selectable<Schema['payment_method']>

export async function exportPaymentMethods(context: SiteContext): Promise<ArchiveFile> {
  const { db, site } = context
  const rows = await db
    .selectFrom('payment_method')
    .selectAll()
    .where('site_id', '=', site.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const cards = rows.flatMap((row) =>
    row.cards.map(({ cardType, name }) =>
      node(
        'payment-card',
        [leaf('name', name, { 'xml:lang': 'x-default' }), leaf('enabled-flag', true)],
        { 'card-type': cardType },
      ),
    ),
  )
  const root = ['payment-settings', 'paymentsettings/2009-09-15'] as const
  return siteFile(context, 'payment-methods', root, [
    ...rows.map((row) => methodNode(row, site.currency)),
    ...cards,
  ])
}

function methodNode(row: MethodRow, siteCurrency: string): XmlNode {
  const { localized, restriction } = row
  const listed = (
    list: string,
    ids: readonly string[] | undefined,
    toNodes: (id: string) => XmlNodes,
  ) => group(list, (ids ?? []).map(toNodes))
  const toLimit = (minor: number | undefined, currency = siteCurrency) =>
    minor === undefined ? undefined : toAmountText(minor, currency)
  const limits = (restriction.ranges ?? []).map(({ currency, minMinor, maxMinor }) => ({
    currency,
    nodes: [
      ...leaf('min-purchase-amount', toLimit(minMinor, currency)),
      ...leaf('max-purchase-amount', toLimit(maxMinor, currency)),
    ],
  }))
  const general = limits.find(({ currency }) => currency === undefined)
  const children = [
    texts('name', row.name, localized, 'name'),
    texts('description', row.description, localized, 'description'),
    leaf('image', row.image),
    leaf('enabled-flag', row.enabled),
    leaf('processor-id', row.processor_id),
    general?.nodes ?? [],
    listed('countries', restriction.countries, (id) => [
      node('country', [], { 'country-code': id }),
    ]),
    listed('currencies', restriction.currencies, (id) => leaf('currency', id)),
    listed('customer-groups', restriction.customerGroupIds, (id) => [
      node('customer-group', [], { 'group-id': id }),
    ]),
    customAttributes(row.custom, localized),
    group(
      'ranges',
      limits
        .filter(({ currency }) => currency !== undefined)
        .map(({ currency, nodes }) => node('range', nodes, { currency })),
    ),
  ]
  return node('payment-method', children, { 'method-id': row.id })
}
