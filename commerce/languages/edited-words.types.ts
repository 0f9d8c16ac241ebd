/** The mails about an order that the shop has changed. */
export interface EditedWords {
  subject: (orderNo: string) => string
  /** Above the list of what was changed. */
  text: (orderNo: string) => string
  totals: (before: string, after: string) => string
  labels: Readonly<
    Record<'recipient' | 'address' | 'phone' | 'method' | 'day' | 'message' | 'item', string>
  >
}
