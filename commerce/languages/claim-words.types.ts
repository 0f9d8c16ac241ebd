import type { ClaimKind } from '../../rules/claims'

export interface ClaimWords {
  /** The link in the mails about parcels and pickups. */
  link: string
  kinds: Readonly<Record<ClaimKind, string>>
  about: string
  see: string
  received: ClaimNews
  replacement: ClaimNews
  /** Follows `replacement` once it is an order. */
  ordered: (orderNo: string) => string
  replaced: ClaimNews
  declined: ClaimNews
  /** Of returns: an operator looks at one, it may be sent, or it did not come. */
  asked: ClaimNews
  returning: ClaimNews
  /** Follow `returning`: there is a label, it goes back to the shop that gave it, or neither. */
  waysBack: Readonly<Record<'label' | 'shop' | 'none', string>>
  returnNo: (returnNo: string) => string
  expired: ClaimNews
}

interface ClaimNews {
  subject: (orderNo: string) => string
  text: string
}
