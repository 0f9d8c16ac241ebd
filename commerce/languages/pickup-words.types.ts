/** The texts of a mail. */
interface PickupNews {
  subject: (orderNo: string) => string
  /** With the name of the shop, if it is known. */
  text: (orderNo: string, shop: string | undefined) => string
}

/** The mails about a pickup in a shop. */
export type PickupWords = Readonly<
  Record<
    'ready' | 'reminder' | 'part' | 'collected' | 'returned' | 'rest' | 'closed' | 'closedRest',
    PickupNews
  >
> & {
  moved: {
    subject: (orderNo: string) => string
    /** With the time from which it is ready. */
    ready: (orderNo: string, shop: string | undefined, time: string) => string
    /** With the time at which the shop opens again. */
    waits: (orderNo: string, shop: string | undefined, time: string) => string
  }
  /** Above the code by which it is handed over. */
  code: string
  keptUntil: (day: string) => string
  /** Beside a line of which something was replaced: `1 × Brittle`, `Fig`. */
  instead: (other: string, piece: string) => string
  without: (piece: string) => string
}

/** `piece` and `other` are like `2 × Fig`. */
export interface MissingWords {
  subject: Readonly<Record<'asked' | 'waiting' | 'refunded', (orderNo: string) => string>>
  refunded: (piece: string, shop: string) => string
  waived: (piece: string, shop: string) => string
  asked: (piece: string, other: string, shop: string) => string
  otherwise: (until: string) => string
  waiting: (piece: string, shop: string, until: string) => string
  answer: string
  page: {
    title: (piece: string) => string
    ask: (other: string) => string
    yes: string
    no: string
    replaced: (other: string) => string
    refunded: (piece: string) => string
    waived: (piece: string) => string
    over: string
    unknown: string
  }
}
