import { randomUUID } from 'node:crypto'
import { millisecondsInHour } from 'date-fns/constants'
import type { z } from 'zod'
import type { PayPalAccount } from '../config'
import { badRequest, notFound, unavailable } from '../http/problem'
import { toAmountText } from '../../rules/money-text'
import { toMinor } from '../money'
import { isShopPage } from '../card-gateway/wallet-return.rules'
import type {
  AuthorizationRequest,
  AuthorizationResult,
  CardGateway,
  FoundPayment,
  RefundRequest,
  WalletRequest,
} from './card-gateway.port'
import { createPayPalClient } from './paypal.client'
import { OrderAnswer, RefundAnswer, RefusalAnswer, type Capture } from './paypal.schemas'

/** The wallet's id as payment method. */
export const PAYPAL = 'PayPal'

const ORDERS = '/v2/checkout/orders'
const ORDER_ID = /^[A-Z0-9]{1,36}$/
/** Prefix of the payment ids that are PayPal captures. */
const PAYMENT_PREFIX = 'PAYPAL-'
/** PayPal discards an order three hours after it was created, approved or not. */
const ORDER_MS = 3 * millisecondsInHour

const FULLY_REFUNDED = 'CAPTURE_FULLY_REFUNDED'

const NOT_APPROVED: AuthorizationResult = {
  isApproved: false,
  message: 'The payment was not approved.',
}

type Call = ReturnType<typeof createPayPalClient>

interface PayPalOptions {
  /** Origins that shoppers may return to, besides the local ones. */
  shopOrigins: readonly string[]
  now: () => Date
}

export type PayPal = Pick<
  CardGateway,
  'authorize' | 'find' | 'openWallet' | 'readWallet' | 'refund' | 'reverse'
>

export const isPayPalPayment = (id: string) => id.startsWith(PAYMENT_PREFIX)
export const isPayPalOrder = (id: string) => ORDER_ID.test(id)

/**
 * The shopper approves an order on PayPal's page, and the money is captured when the shop's order
 * is paid. The order's `custom_id` binds the approval to the basket, and the `invoice_id` binds the
 * capture to the payment.
 */
export function createPayPal(account: PayPalAccount, { shopOrigins, now }: PayPalOptions): PayPal {
  const call = createPayPalClient(account, now)

  const refund = ({ id, amountMinor, currency }: RefundRequest, requestId: string) =>
    sendRefund(call, id.slice(PAYMENT_PREFIX.length), toMoney(amountMinor, currency), requestId)

  return {
    async openWallet(request) {
      // PayPal redirects shoppers to any URL, so a foreign URL would be an open redirect
      if (!isShopPage(request.returnUrl, shopOrigins)) {
        throw badRequest('The page is not one of a known shop.')
      }
      const requestId = randomUUID()
      const body = toOrder(request)
      const answer = await call({ method: 'POST', path: ORDERS, body, requestId })
      if (answer.status >= 300) throw badRequest('PayPal does not take this payment.')
      const { id, links = [] } = parse(OrderAnswer, answer.body)
      const approvalUrl = links.find(({ rel }) => rel === 'payer-action')?.href
      if (!approvalUrl || !/^https?:\/\//.test(approvalUrl)) {
        throw unavailable('PayPal gave no usable answer.')
      }
      return { id, approvalUrl }
    },

    async readWallet(id) {
      const order = await readOrder(call, id)
      const unit = order?.purchase_units?.[0]
      if (!order || !unit?.amount) throw notFound(`There is no approval '${id}'.`)
      const expiresAt = new Date(Date.parse(order.create_time ?? '') + ORDER_MS)
      const { currency_code: currency, value } = unit.amount
      const amountMinor = toMinor(Number(value), currency)
      const common = { wallet: PAYPAL, currency, amountMinor } as const
      if (isOver(order) || !(expiresAt > now())) return { ...common, status: 'expired' }
      // a shopper who returns without an approval has canceled on PayPal's page
      if (order.status !== 'APPROVED') return { ...common, status: 'cancelled' }
      return { ...common, status: 'approved', transientToken: id, expiresAt }
    },

    async authorize(request) {
      const { transientToken: orderId, reference } = request
      const order = await readOrder(call, orderId)
      if (!order || !isApprovedFor(order, request)) return NOT_APPROVED
      if (order.status === 'COMPLETED') {
        // the first response was lost; a different payment must not use the same approval
        const captured = capturesOf(order).find(({ invoice_id: paid }) => paid === reference)
        return captured ? toResult(call, captured, reference) : NOT_APPROVED
      }
      if (order.status !== 'APPROVED' || !(await setInvoice(call, orderId, reference))) {
        return NOT_APPROVED
      }
      return capture(call, orderId, reference)
    },

    async find({ transientToken, reference }) {
      const order = await readOrder(call, transientToken)
      if (!order) return { state: 'unknown' }
      const captured = capturesOf(order).find(({ invoice_id: paid }) => paid === reference)
      return captured ? toFound(captured) : { state: isOver(order) ? 'not-charged' : 'absent' }
    },

    async reverse(request) {
      const { problem, isRefundedAlready } = await refund(request, `${request.reference}-reversal`)
      // PayPal remembers request ids for a limited time: a late repetition is refused
      if (problem !== undefined && !isRefundedAlready) {
        throw unavailable('The payment could not be refunded.')
      }
    },

    async refund(request) {
      const { problem } = await refund(request, request.reference)
      return { problem }
    },
  }
}

const isOver = ({ status }: OrderAnswer) => status === 'COMPLETED' || status === 'VOIDED'

/** Money under review may still arrive; what was refunded in part is for an operator. */
function toFound({
  id,
  status,
  amount: { value, currency_code: currency },
}: Capture): FoundPayment {
  if (status === 'PENDING' || status === 'PARTIALLY_REFUNDED') return { state: 'unknown' }
  if (status !== 'COMPLETED') return { state: 'not-charged' }
  return {
    state: 'charged',
    id: PAYMENT_PREFIX + id,
    amountMinor: toMinor(Number(value), currency),
  }
}

/** @returns undefined if PayPal does not have the order, or has deleted it */
async function readOrder(call: Call, id: string): Promise<OrderAnswer | undefined> {
  if (!ORDER_ID.test(id)) return undefined
  const { status, body } = await call({ method: 'GET', path: `${ORDERS}/${id}` })
  if (status === 404) return undefined
  return parse(OrderAnswer, body)
}

/** PayPal accepts each invoice number only once. */
async function setInvoice(call: Call, orderId: string, reference: string): Promise<boolean> {
  const path = "/purchase_units/@reference_id=='default'/invoice_id"
  const body = [{ op: 'add', path, value: reference }]
  const { status } = await call({ method: 'PATCH', path: `${ORDERS}/${orderId}`, body })
  return status < 300
}

async function capture(
  call: Call,
  orderId: string,
  reference: string,
): Promise<AuthorizationResult> {
  const path = `${ORDERS}/${orderId}/capture`
  const { status, body } = await call({ method: 'POST', path, body: {}, requestId: reference })
  if (status >= 300) return { isApproved: false, message: readRefusal(body) }
  const captured = capturesOf(parse(OrderAnswer, body))[0]
  if (!captured) throw unavailable('PayPal gave no usable answer.')
  return toResult(call, captured, reference)
}

async function toResult(
  call: Call,
  { id, status, amount }: Capture,
  reference: string,
): Promise<AuthorizationResult> {
  if (status === 'COMPLETED') return { isApproved: true, id: PAYMENT_PREFIX + id }
  if (status === 'PENDING') {
    // money under review may still arrive: the order must not fail while PayPal could capture it
    const { problem } = await sendRefund(call, id, amount, `${reference}-review`)
    if (problem !== undefined) throw unavailable('PayPal is reviewing the payment.')
  }
  return { ...NOT_APPROVED, isDeclined: true }
}

async function sendRefund(
  call: Call,
  captureId: string,
  amount: Capture['amount'],
  requestId: string,
) {
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
  const answer = await call({ method: 'POST', path, body: { amount }, requestId })
  if (answer.status >= 300) {
    const { body } = answer
    return { problem: readRefusal(body), isRefundedAlready: hasIssue(body, FULLY_REFUNDED) }
  }
  const { status } = parse(RefundAnswer, answer.body)
  const isRefunded = status === 'COMPLETED' || status === 'PENDING'
  return isRefunded ? {} : { problem: 'PayPal did not make the refund.' }
}

function toOrder({ basketId, amountMinor, currency, ...page }: WalletRequest) {
  const { merchantName, language, returnUrl } = page
  return {
    intent: 'CAPTURE',
    purchase_units: [{ custom_id: basketId, amount: toMoney(amountMinor, currency) }],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: merchantName,
          locale: language,
          // the shop already has the recipients' addresses, and shows its own review page
          shipping_preference: 'NO_SHIPPING',
          user_action: 'CONTINUE',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: returnUrl,
          cancel_url: returnUrl,
        },
      },
    },
  }
}

function toMoney(amountMinor: number, currency: string) {
  return { currency_code: currency, value: toAmountText(amountMinor, currency) }
}

function isApprovedFor(order: OrderAnswer, request: AuthorizationRequest): boolean {
  const unit = order.purchase_units?.[0]
  return (
    unit?.amount !== undefined &&
    unit.custom_id === request.basketId &&
    unit.amount.currency_code === request.currency &&
    toMinor(Number(unit.amount.value), request.currency) === request.amountMinor
  )
}

function capturesOf(order: OrderAnswer): Capture[] {
  return order.purchase_units?.[0]?.payments?.captures ?? []
}

function readRefusal(body: unknown): string {
  const refusal = RefusalAnswer.safeParse(body).data
  return refusal?.details?.[0]?.description ?? refusal?.message ?? 'PayPal refused.'
}

function hasIssue(body: unknown, issue: string): boolean {
  const { details = [] } = RefusalAnswer.safeParse(body).data ?? {}
  return details.some((detail) => detail.issue === issue)
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const answer = schema.safeParse(body)
  if (!answer.success) throw unavailable('PayPal gave no usable answer.')
  return answer.data
}
