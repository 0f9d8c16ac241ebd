import { toAmountText } from '../../../rules/money-text'
import type { Selectable } from 'kysely'
import type { Schema } from '../../db/schema'
import type { ArchiveFile } from '../archive-file'
import { OF_CUSTOM, WITHDRAWN } from '../../import/read/read-gift-certificates'
import { inPages, PAGE } from '../pages'
import { siteFile, type SiteContext } from '../site/site-context'
import { customAttributes } from '../xml/localized-nodes'
import { toInstant } from '../xml/values'
import { group, leaf, node, type XmlNode } from '../xml/xml-node'

type CertificateRow = Selectable<Schema['gift_certificate']>

export function exportGiftCertificates(context: SiteContext): ArchiveFile {
  const root = ['gift-certificates', 'giftcertificate/2007-02-28'] as const
  return siteFile(context, 'gift-certificates', root, certificateNodes(context))
}

async function* certificateNodes({ db, site }: SiteContext): AsyncGenerator<XmlNode> {
  const pages = inPages<CertificateRow>((after) =>
    db
      .selectFrom('gift_certificate')
      .selectAll()
      .where('site_id', '=', site.id)
      .where('code', '>', after?.code ?? '')
      .orderBy('code')
      .limit(PAGE)
      .execute(),
  )
  for await (const rows of pages) yield* rows.map(certificateNode)
}

/** The amount redeemed is one redemption, whatever its parts were. */
function certificateNode(row: CertificateRow): XmlNode {
  const { amount_minor: amount, balance_minor: balance } = row
  const redemption = node('redemption', [
    leaf('date', toInstant(row.created_at)),
    leaf('amount', toAmountText(amount - balance, row.currency)),
  ])
  const children = [
    leaf('create-date', toInstant(row.created_at)),
    leaf('recipient-name', row.recipient_name),
    leaf('recipient-email', row.recipient_email),
    leaf('sender-name', row.sender_name),
    leaf('message', row.message),
    leaf('description', row.description),
    leaf('order-no', row.order_no),
    leaf('enabled-flag', row.enabled),
    leaf('status', statusOf(row)),
    leaf('currency', row.currency),
    leaf('amount', toAmountText(amount, row.currency)),
    group('redemptions', balance < amount ? [redemption] : []),
    customAttributes({
      ...row.custom,
      ...ownAttributes(row),
    }),
  ]
  const attributes = { 'gc-id': row.code, 'gc-merchant-id': row.merchant_id || undefined }
  return node('gift-certificate', children, attributes)
}

function ownAttributes(row: CertificateRow): Record<string, string> {
  const values = [
    [OF_CUSTOM.cvn, row.cvn],
    [OF_CUSTOM.sendOn, row.send_on],
    [OF_CUSTOM.locale, row.locale],
    [OF_CUSTOM.itemId, row.item_id],
    [OF_CUSTOM.blockReason, row.block_reason],
    [WITHDRAWN, row.is_withdrawn ? 'true' : null],
  ] as const
  return Object.fromEntries(values.flatMap(([id, value]) => (value === null ? [] : [[id, value]])))
}

function statusOf({ is_pending: isPending, amount_minor, balance_minor }: CertificateRow): string {
  if (isPending) return 'PENDING'
  if (balance_minor === amount_minor) return 'ISSUED'
  return balance_minor === 0 ? 'REDEEMED' : 'PART_REDEEMED'
}
