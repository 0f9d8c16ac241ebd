import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { ImportedGiftCertificate } from './gift-certificate.schemas'

/** @returns the number of written certificates. */
export async function importGiftCertificates(
  source: Db | Trx,
  siteId: string,
  records: readonly ImportedGiftCertificate[],
): Promise<number> {
  let written = 0
  for (const record of records) {
    const certificate = ImportedGiftCertificate.parse(record)
    const { amountMinor, redeemedMinor } = certificate
    const result = await source
      .insertInto('gift_certificate')
      .values({
        site_id: siteId,
        code: certificate.code,
        cvn: certificate.cvn ?? null,
        merchant_id: certificate.merchantId,
        currency: certificate.currency,
        amount_minor: amountMinor,
        balance_minor: Math.max(0, amountMinor - redeemedMinor),
        enabled: certificate.enabled,
        is_pending: certificate.isPending,
        recipient_email: certificate.recipientEmail,
        recipient_name: certificate.recipientName,
        sender_name: certificate.senderName,
        message: certificate.message ?? null,
        description: certificate.description ?? null,
        order_no: certificate.orderNo ?? null,
        item_id: certificate.itemId ?? null,
        block_reason: certificate.enabled ? null : (certificate.blockReason ?? null),
        is_withdrawn: !certificate.enabled && certificate.isWithdrawn,
        created_at: certificate.createdAt,
        send_on: certificate.sendOn ?? null,
        locale: certificate.locale ?? null,
        custom: JSON.stringify(certificate.custom),
      })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'code']).doUpdateSet({
          enabled: toEnabled(certificate.enabled),
        }),
      )
      .executeTakeFirst()
    written += Number(result.numInsertedOrUpdatedRows ?? 0)
  }
  return written
}

/** One that an operator has blocked, or that was withdrawn with its order, stays so. */
const toEnabled = (isEnabled: boolean) =>
  sql<boolean>`${isEnabled} and gift_certificate.block_reason is null
    and not gift_certificate.is_withdrawn`

/** Changes the named properties of a certificate; its amounts and redemptions are kept. */
export async function changeGiftCertificate(
  source: Db | Trx,
  siteId: string,
  certificate: Partial<ImportedGiftCertificate> & { code: string },
  named: ReadonlySet<string>,
): Promise<void> {
  const { code, enabled = false, message = null, description = null } = certificate
  const { recipientEmail = '', recipientName = '', senderName = '' } = certificate
  const changes = {
    ...(named.has('enabled') && {
      enabled: toEnabled(enabled),
    }),
    ...(named.has('recipientEmail') && { recipient_email: recipientEmail }),
    ...(named.has('recipientName') && { recipient_name: recipientName }),
    ...(named.has('senderName') && { sender_name: senderName }),
    ...(named.has('message') && { message }),
    ...(named.has('description') && { description }),
  }
  if (Object.keys(changes).length === 0) return
  await source
    .updateTable('gift_certificate')
    .set(changes)
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .execute()
}
