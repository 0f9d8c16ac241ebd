/* Messages of the contact form in the API between the engine and its back office. Times are ISO
   texts. */

export const MESSAGE_STATES = ['open', 'assigned', 'answered'] as const
export type OfficeMessageState = (typeof MESSAGE_STATES)[number]

export const ANSWER_LENGTH = 4000

export interface OfficeMessageRow {
  id: string
  siteName: string
  name: string
  email: string
  topic: string
  /** As the sender wrote it. */
  orderNo: string
  state: OfficeMessageState
  /** The name of the operator who answers it; empty if nobody does. */
  assigneeName: string
  at: string
}

export interface OfficeMessageList {
  /** Newest first. */
  messages: OfficeMessageRow[]
  /** The `before` parameter for the next page; absent on the last page. */
  next?: string
}

export interface OfficeMessage extends OfficeMessageRow {
  /** A change states the revision on which it is based. */
  revision: number
  text: string
  phone: string
  assignee: string
  /** Who can be assigned: operators with the right to answer, and the caller. */
  assignees: { id: string; name: string }[]
  /** Whether there is an order of the number that the sender wrote. */
  hasOrder: boolean
  /** The number of orders with the sender's address. */
  orders: number
  /** The number of the customer with the sender's address; absent for a guest. */
  customerNo?: string
  /** Oldest first. */
  answers: { id: number; text: string; by: string; at: string; mailId?: number }[]
}

export type MessageChange =
  /** To nobody if empty. */
  | { kind: 'assign'; to: string }
  | { kind: 'answer'; text: string }
  /** Answered without a mail. */
  | { kind: 'close' }
  | { kind: 'reopen' }
