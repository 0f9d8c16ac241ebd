/** The texts of all mails in one language. */
export interface MailWords {
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
    /** For a line with a subscription. */
    subscribed: (often: string) => string
    delivery: string
    pickup: string
    collectedBy: (name: string) => string
    payment: string
    endingIn: (name: string, digits: string) => string
    card: string
    methods: Readonly<Record<string, string>>
    checkRequest: string
    /** For a card that is charged later. */
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
    readySubject: (orderNo: string) => string
    ready: (orderNo: string) => string
    shippedSubject: (orderNo: string) => string
    shipped: (orderNo: string) => string
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
    /** For the cancellation of a part of an order. */
    partRefundedSubject: (orderNo: string) => string
    partRefunded: (orderNo: string) => string
    declinedSubject: (orderNo: string) => string
    declined: (orderNo: string, total: string) => string
    declinedHelp: string
    addCard: string
  }
  /** By the purpose of the mail's code or link. */
  account: Readonly<Record<'login' | 'otp' | 'password-reset' | 'verification', AccountWords>>
  accountDeleted: { subject: string; intro: string; orders: string; welcome: string }
  /** How long the code or link is valid. */
  goodFor: (minutes: number) => string
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
}

interface AccountWords {
  subject: string
  intro: string
  /** The link's text; absent if the secret is a code to type. */
  action?: string
}
