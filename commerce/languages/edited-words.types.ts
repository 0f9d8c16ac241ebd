/** The mails about an order that the shop has changed. */
export interface EditedWords {
  subject: (orderNo: string) => string
  /** Above the list of what was changed. */
  text: (orderNo: string) => string
  totals: (before: string, after: string) => string
  /** The mail that asks for the payment of a change. */
  proposalSubject: (orderNo: string) => string
  proposal: (orderNo: string) => string
  proposalCost: (sum: string) => string
  proposalDue: (until: string) => string
  pay: (sum: string) => string
  /** The mail about a payment that came too late. */
  givenBackSubject: (orderNo: string) => string
  givenBack: (orderNo: string, sum: string) => string
  /** The mail about a change that does not happen. */
  endedSubject: (orderNo: string) => string
  withdrawn: (orderNo: string) => string
  expired: (orderNo: string) => string
  impossible: (orderNo: string) => string
  notCharged: string
  isBeingChecked: string
  /** What gift cards had paid of it. */
  giftCardsBack: (sum: string) => string
  /** Of an order that is under way. */
  stays: string
  labels: Readonly<
    Record<'recipient' | 'address' | 'phone' | 'method' | 'day' | 'message' | 'item', string>
  >
}

/** An order that an operator takes for a buyer, who pays by a link. */
export interface PhoneOrderWords {
  subject: (orderNo: string) => string
  text: string
  due: (until: string) => string
  withdrawnSubject: (orderNo: string) => string
  withdrawn: string
}
