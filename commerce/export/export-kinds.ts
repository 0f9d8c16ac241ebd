/** Kinds of data that an archive contains only if they are asked for, because they are personal. */
export interface ExportKinds {
  couponCodes: boolean
  giftCertificates: boolean
  /** Customers with the hashes of their passwords, their lists and cards. */
  customers: boolean
  /** Orders also contain addresses, and the gift certificates with which they were paid. */
  orders: boolean
}

export const EVERY_KIND: ExportKinds = {
  couponCodes: true,
  giftCertificates: true,
  customers: true,
  orders: true,
}
