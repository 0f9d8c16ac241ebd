import { decimalsOf } from '../../rules/currency'
import { z } from 'zod'
import { paymentFactsOf, sheetWallets, wallets } from '../../rules/payment-methods'

const LOCAL_HOST = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

const NETWORKS = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'] as const

const Origin = z.url().refine(isTrustworthyOrigin, 'must be an https origin, without a path')

function isTrustworthyOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { origin, protocol, hostname } = new URL(value)
  if (origin !== value) return false
  return protocol === 'https:' || (protocol === 'http:' && LOCAL_HOST.test(hostname))
}

/** `POST /microform/v2/sessions` */
export const SessionRequest = z.object({
  targetOrigins: z.array(Origin).min(1).max(20),
  clientVersion: z
    .string()
    .regex(/^v2(\.\d+)*$/)
    .default('v2'),
  // requests may contain other networks, but only these are supported
  allowedCardNetworks: z
    .array(z.string())
    .transform((names) => NETWORKS.filter((network) => names.includes(network)))
    .optional(),
})
export type SessionRequest = z.infer<typeof SessionRequest>

export const CaptureContext = z.object({
  jti: z.string(),
  ctx: z.tuple([
    z.object({
      data: z.object({
        targetOrigins: z.array(z.string()),
        allowedCardNetworks: z.array(z.string()),
      }),
    }),
  ]),
})

export const FrameQuery = z.object({
  type: z.enum(['number', 'securityCode']),
  flex: z.string().regex(/^[0-9a-f]{32}$/),
  parent: z.string(),
  captureContext: z.string(),
})

/** `POST /flex/v2/tokens`, called by the gateway's own frames only. */
export const TokenRequest = z.object({
  captureContext: z.string(),
  number: z.string().regex(/^\d{12,19}$/),
  securityCode: z
    .string()
    .regex(/^\d{3,4}$/)
    .optional(),
  expirationMonth: z.string().regex(/^(0?[1-9]|1[0-2])$/),
  expirationYear: z.string().regex(/^20\d\d$/),
})
export type TokenRequest = z.infer<typeof TokenRequest>

export const TransientToken = z.object({
  jti: z.string().regex(/^[0-9a-f]{64}$/),
  content: z.object({
    paymentInformation: z.object({
      card: z.object({
        number: z.object({
          maskedValue: z.string(),
          bin: z.string(),
          detectedCardTypes: z.array(z.string()).min(1),
        }),
        expirationMonth: z.object({ value: z.string() }),
        expirationYear: z.object({ value: z.string() }),
      }),
    }),
  }),
})
export type TransientToken = z.infer<typeof TransientToken>

const Wallet = z.enum(wallets)

const AMOUNT = {
  totalAmount: z.string().regex(/^\d{1,12}(?:\.\d{1,4})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
}

const hasItsDecimals = ({ totalAmount, currency }: { totalAmount: string; currency: string }) =>
  (totalAmount.split('.')[1] ?? '').length === decimalsOf(currency)

const OTHER_DECIMALS = { path: ['totalAmount'], message: 'must have the decimals of its currency' }

/** An amount with exactly the decimals of its currency. */
const AmountDetails = z.object(AMOUNT).refine(hasItsDecimals, OTHER_DECIMALS)

/**
 * `POST /wallets/v1/sessions`, signed by the merchant: requests the approval of a payment on the
 * wallet's own page. It simulates all three wallets, without external accounts.
 */
export const WalletSessionRequest = z.object({
  wallet: Wallet,
  /** The shop's reference for the basket; an approval is valid for this reference only. */
  clientReferenceInformation: z.object({ code: z.string().min(1).max(64) }),
  merchantName: z.string().trim().min(1).max(60),
  /** The shop's page to which the shopper returns; the parameter `approval={id}` is added to it. */
  returnUrl: z.url().max(1000),
  /** The language of the shop's page. */
  language: z.string().max(35).default('en'),
  amountDetails: AmountDetails.refine(({ totalAmount }) => Number(totalAmount) > 0, {
    path: ['totalAmount'],
    message: 'must be more than nothing',
  }),
})
export type WalletSessionRequest = z.infer<typeof WalletSessionRequest>

export const WalletSessionParams = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) })

export const WalletDecision = z.object({
  decision: z.enum(['approve', 'cancel']),
  /** The source of the money in the wallet; `empty` is declined when it is charged. */
  source: z.enum(['balance', 'empty']).default('balance'),
})
export type WalletDecision = z.infer<typeof WalletDecision>

/** `POST /sheets/v1/sessions`, signed by the merchant: opens a wallet's sheet on a shop's page. */
export const SheetRequest = z.object({
  wallet: z.enum(sheetWallets),
  /** The shop's reference for the basket; an approval is valid for this reference only. */
  clientReferenceInformation: z.object({ code: z.string().min(1).max(64) }),
  /** The origin of the pages that may show the sheet. */
  origin: Origin,
})
export type SheetRequest = z.infer<typeof SheetRequest>

/**
 * `POST /sheets/v1/tokens`, called by the sheet itself. A form, because browsers send forms to
 * other origins without asking first.
 */
export const SheetApproval = z
  .object({
    merchantSession: z.string().min(1),
    source: WalletDecision.shape.source,
    ...AMOUNT,
  })
  .refine(hasItsDecimals, OTHER_DECIMALS)
export type SheetApproval = z.infer<typeof SheetApproval>

export const PaymentToken = z.object({ jti: z.string().regex(/^[0-9a-f]{64}$/) })

/** `POST /pts/v2/payments/{id}/reversals` */
export const ReversalRequest = z.object({
  clientReferenceInformation: z.object({ code: z.string().min(1).max(50) }),
  /** If absent, the whole payment is reversed. */
  reversalInformation: z.object({ amountDetails: AmountDetails }).optional(),
})
export type ReversalRequest = z.infer<typeof ReversalRequest>

/** `POST /tss/v2/searches`: all that is searched for here is the payment of a reference. */
export const SearchRequest = z.object({
  query: z.string().regex(/^clientReferenceInformation\.code:[\w-]{1,50}$/),
})
export type SearchRequest = z.infer<typeof SearchRequest>

/** `POST /pts/v2/payments/{id}/refunds` */
export const RefundRequest = z.object({
  clientReferenceInformation: z.object({ code: z.string().min(1).max(50) }),
  orderInformation: z.object({ amountDetails: AmountDetails }),
})
export type RefundRequest = z.infer<typeof RefundRequest>

/**
 * The key of the basket's id in a payment's custom data; a wallet's approval is valid for this
 * basket only.
 */
export const PAID_REFERENCE = '1'

const solutions = sheetWallets.flatMap((wallet) => paymentFactsOf(wallet)?.solution ?? [])

/** `POST /pts/v2/payments` */
export const PaymentRequest = z.object({
  clientReferenceInformation: z.object({ code: z.string().min(1).max(50) }),
  /** The wallet whose sheet was shown, and its encrypted payment. */
  processingInformation: z.object({ paymentSolution: z.enum(solutions).optional() }).optional(),
  /** If absent, the payment is by card. */
  paymentInformation: z
    .object({
      paymentType: z.object({ name: Wallet }).optional(),
      fluidData: z.object({ value: z.base64().min(1) }).optional(),
    })
    .optional(),
  tokenInformation: z.object({ transientTokenJwt: z.string().min(1) }).optional(),
  orderInformation: z.object({ amountDetails: AmountDetails }),
  merchantDefinedInformation: z
    .array(z.object({ key: z.string().max(20), value: z.string().max(255) }))
    .max(100)
    .default([]),
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

export interface StoredCard {
  token: string
  /** `XXXXXXXXXXXX1111` */
  maskedNumber: string
  /** The gateway's code of the card brand, e.g. `001`. */
  type: string
  /** The brand's name, e.g. `Visa`. */
  brand: string
  expirationMonth: number
  expirationYear: number
}

export interface CardFacts {
  maskedNumber: string
  bin: string
  /** The gateway's code of the card brand, e.g. `001`. */
  type: string
  /** `01` to `12` */
  month: string
  year: string
}
