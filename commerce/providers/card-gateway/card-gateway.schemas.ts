import { z } from 'zod'

const LOCAL_HOST = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

const NETWORKS = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'] as const

/** A page's origin: https, or plain http on this machine. */
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
  // other networks may be named, but only these are known here
  allowedCardNetworks: z
    .array(z.string())
    .transform((names) => NETWORKS.filter((network) => names.includes(network)))
    .optional(),
})
export type SessionRequest = z.infer<typeof SessionRequest>

/** What a signed capture context says. */
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
  flex: z.uuid(),
  parent: z.string(),
  captureContext: z.string(),
})

/** `POST /flex/v2/tokens`, asked by the gateway's own frames only. */
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

/** What a signed transient token says. */
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

const Wallet = z.enum(['PayPal', 'Venmo', 'KLARNA'])

/**
 * `POST /wallets/v1/approvals`: what the shopper decided on the wallet's own page. A stand-in: no
 * outside account is known here.
 */
export const WalletApproval = z.object({
  wallet: Wallet,
  result: z.enum(['approved', 'declined']).default('approved'),
})
export type WalletApproval = z.infer<typeof WalletApproval>

/** What every token says that can be paid with. */
export const PaymentToken = z.object({ jti: z.string().regex(/^[0-9a-f]{64}$/) })

/** `POST /pts/v2/payments/{id}/reversals` */
export const ReversalRequest = z.object({
  clientReferenceInformation: z.object({ code: z.string().min(1).max(50) }),
})

/** `POST /pts/v2/payments` */
export const PaymentRequest = z.object({
  clientReferenceInformation: z.object({ code: z.string().min(1).max(50) }),
  /** Absent: a card. */
  paymentInformation: z.object({ paymentType: z.object({ name: Wallet }) }).optional(),
  tokenInformation: z.object({ transientTokenJwt: z.string().min(1) }),
  orderInformation: z.object({
    amountDetails: z.object({
      totalAmount: z.string().regex(/^\d{1,12}\.\d\d$/),
      currency: z.string().regex(/^[A-Z]{3}$/),
    }),
  }),
})
export type PaymentRequest = z.infer<typeof PaymentRequest>
