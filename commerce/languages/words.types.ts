import type { ClaimWords } from './claim-words.types'
import type { EditedWords, PhoneOrderWords } from './edited-words.types'
import type { MissingWords, PickupWords } from './pickup-words.types'

/** All texts of the engine in one language: of mails, and of the pages that it serves itself. */
export interface Words {
  /** As in a locale and in the attribute `lang`: `es`. */
  language: string
  /** The BCP 47 locale for dates and amounts. */
  locale: string
  /** Texts at the foot of every mail. */
  frame: {
    help: (phone: string) => string
    /** The reason why the recipient gets an advertising mail. */
    why: string
    unsubscribe: string
  }
  confirmation: {
    subject: (orderNo: string) => string
    preheader: (total: string) => string
    thanks: (name: string | undefined) => string
    number: (orderNo: string) => string
    /** For an order that a subscription created. */
    ofSubscription: string
    seeOrder: string
    items: string
    line: (quantity: number | undefined, name: string | undefined, price: string) => string
    detail: (quantity: number | undefined, price: string) => string
    giftMessage: (text: string) => string
    /** The pieces in one row of a filled box. */
    boxRow: (row: number, pieces: string) => string
    giftCards: string
    mailedOn: (day: string) => string
    mailedAtOnce: string
    subscribed: (often: string) => string
    delivery: string
    pickup: string
    collectedBy: (name: string) => string
    payment: string
    endingIn: (name: string, digits: string) => string
    card: string
    methods: Readonly<Record<string, string>>
    checkRequest: string
    chargedLater: string
  }
  sums: {
    totals: string
    items: string
    certificateFor: (email: string) => string
    subtotal: string
    shipping: string
    tax: string
    taxIncluded: string
    total: string
    discount: string
  }
  journey: {
    wanted: (day: string) => string
    leaves: (day: string) => string
    arrivesOn: (day: string) => string
    arrivesBetween: (from: string, by: string) => string
    ice: string
    instructions: (text: string) => string
  }
  notices: {
    greeting: (name: string | undefined) => string
    parcel: string
    shippedSubject: (orderNo: string) => string
    shipped: (orderNo: string) => string
    partShippedSubject: (orderNo: string) => string
    partShipped: (orderNo: string) => string
    /** Above what is sent later. */
    toFollow: string
    carrier: (name: string) => string
    trackingNumber: (number: string) => string
    follow: string
    cancelledSubject: (orderNo: string) => string
    cancelled: (orderNo: string, total: string) => string
    refund: (total: string) => string
    /** For a refund by another method than the payment. */
    refundByHand: (total: string) => string
    nothingCharged: string
    refundedSubject: (orderNo: string) => string
    partRefundedSubject: (orderNo: string) => string
    partRefunded: (orderNo: string) => string
    declinedSubject: (orderNo: string) => string
    declined: (orderNo: string, total: string) => string
    declinedHelp: string
    addCard: string
  }
  /** The mails about a pickup in a shop. */
  pickups: PickupWords
  claims: ClaimWords
  /** The mails about an order that the shop has changed. */
  edited: EditedWords
  phoneOrders: PhoneOrderWords
  /** The mails and the page about a piece that a shop does not have. */
  missing: MissingWords
  account: Readonly<
    Record<'login' | 'otp' | 'passkey' | 'password-reset' | 'verification', AccountWords>
  >
  passkeyNotices: Readonly<Record<'added' | 'removed', NoticeWords>>
  /** The mail that answers a request for forgotten order numbers. */
  orderList: {
    subject: string
    intro: string
    order: (orderNo: string, day: string, total: string) => string
  }
  welcome: { subject: (site: string) => string; intro: string; action: string }
  accountDeleted: { subject: string; intro: string; orders: string; welcome: string }
  /** How long the code or link is valid. */
  goodFor: (minutes: number) => string
  message: { subject: (topic: string) => string; yours: string }
  stock: {
    subject: (product: string) => string
    back: (product: string) => string
    /** The reason to act soon. */
    hurry: string
    see: string
  }
  /** A delivery interval; periods: 1 day, 2 week, 3 month, 4 year. */
  every: (count: number, period: number) => string
  certificate: {
    subject: (amount: string) => string
    received: (amount: string, recipient: string | undefined, sender: string | undefined) => string
    code: string
    securityCode: string
    use: string
    howTo: string
  }
  subscriptions: SubscriptionWords
  /** The page on which the mails about what is back in stock are stopped. */
  unsubscribe: Readonly<Record<'title' | 'ask' | 'button' | 'done' | 'again' | 'unknown', string>>
  sleeve: SleeveWords
  wallet: WalletWords
}

/** Several passkeys only if all were removed at once. */
interface NoticeWords {
  subject: (count: number) => string
  intro: (names: readonly string[]) => string
  /** What to do if it was somebody else. */
  help: string
  action: string
}

interface AccountWords {
  subject: string
  intro: string
  /** The link's text; absent if the secret is a code to type. */
  action?: string
}

type SubscriptionMail =
  | 'begun'
  | 'reminder'
  | 'outOfStock'
  | 'missed'
  | 'declined'
  | 'cardExpired'
  | 'paused'
  | 'ended'
  | 'cancelled'
  | 'changed'
  | 'cardAsked'

/** What customer service changed. */
export type SubscriptionChangeMade =
  'skipped' | 'moved' | 'frequency' | 'quantity' | 'product' | 'address' | 'paused' | 'resumed'

interface SubscriptionWords {
  /** The ongoing discount's name in an order. */
  discount: (percent: number) => string
  /** The title above the product. */
  title: string
  see: string
  chooseCard: string
  next: string
  howOften: string
  subjects: Readonly<Record<SubscriptionMail, (product: string, day: string) => string>>
  texts: Readonly<Record<SubscriptionMail, (product: string, day: string) => string>>
  changes: Readonly<Record<SubscriptionChangeMade, string>>
  /** Texts for the reasons why a subscription is paused or has ended. */
  reasons: Readonly<Record<string, string>>
}

export interface SleeveWords {
  title: string
  company: string
  contactName: string
  email: string
  phone: string
  eventDate: string
  quantity: string
  quantityHint: string
  sleeveText: string
  logo: string
  logoHint: string
  notes: string
  send: string
  sending: string
  invalid: string
  failed: string
}

/** The texts of the wallet's page, in the language of the shop's page from which it was opened. */
interface WalletWords {
  title: string
  standIn: string
  pays: string
  source: string
  balance: string
  empty: string
  schedule: string
  today: string
  inWeeks: string
  approve: string
  cancel: string
  expiredTitle: string
  expired: string
  back: string
}
