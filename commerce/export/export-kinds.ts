import { EXPORT_KINDS, type ExportKind } from '../../contracts/import'

/** Kinds of data that an archive contains only if they are asked for, because they are personal. */
export type ExportKinds = Readonly<Record<ExportKind, boolean>>

export function toExportKinds(wanted: readonly ExportKind[]): ExportKinds {
  const has = (kind: ExportKind) => wanted.includes(kind)
  return {
    couponCodes: has('couponCodes'),
    customers: has('customers'),
    giftCertificates: has('giftCertificates'),
    orders: has('orders'),
  }
}

export const EVERY_KIND = toExportKinds(EXPORT_KINDS)
