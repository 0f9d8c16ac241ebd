/** What mails say, in one language. */
export interface MailWords {
  /** By which dates and amounts are written, BCP 47. */
  locale: string
  /** At the foot of every mail. */
  frame: {
    help: (phone: string) => string
    /** Why somebody gets a mail that advertises. */
    why: string
    unsubscribe: string
  }
  confirmation: {
    subject: (orderNo: string) => string
    preheader: (total: string) => string
    thanks: (name: string | undefined) => string
    number: (orderNo: string) => string
    /** Of a delivery that a subscription makes. */
    ofSubscription: string
    seeOrder: string
    items: string
    line: (quantity: number | undefined, name: string | undefined, price: string) => string
    detail: (quantity: number | undefined, price: string) => string
    giftMessage: (text: string) => string
    giftCards: string
    mailedOn: (day: string) => string
    mailedAtOnce: string
    /** Of a line that is sent again. */
    subscribed: (often: string) => string
    delivery: string
    pickup: string
    collectedBy: (name: string) => string
    payment: string
    endingIn: (name: string, digits: string) => string
    card: string
    methods: Readonly<Record<string, string>>
    checkRequest: string
    /** Of a card that pays later. */
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
    /** Another way than it was paid. */
    refundByHand: (total: string) => string
    nothingCharged: string
    refundedSubject: (orderNo: string) => string
    /** Of a part of an order that was not cancelled. */
    partRefundedSubject: (orderNo: string) => string
    partRefunded: (orderNo: string) => string
    declinedSubject: (orderNo: string) => string
    declined: (orderNo: string, total: string) => string
    declinedHelp: string
    addCard: string
  }
  /** By what the mail's code or link is for. */
  account: Readonly<Record<'login' | 'otp' | 'password-reset' | 'verification', AccountWords>>
  accountDeleted: { subject: string; intro: string; orders: string; welcome: string }
  /** Of a code or link. */
  goodFor: (minutes: number) => string
  stock: {
    subject: (product: string) => string
    back: (product: string) => string
    /** Why it hurries. */
    hurry: string
    see: string
  }
  /** How often something is sent; 1 day, 2 week, 3 month, 4 year. */
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
  /** Of the link; absent: the secret is typed. */
  action?: string
}
