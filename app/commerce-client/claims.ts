import { z } from 'zod'
import {
  CLAIM_KINDS,
  CLAIM_STATES,
  type ClaimedItem,
  type ClaimKind,
  type ReturnReason,
} from '@rules/claims'
import { unreadable } from '@/errors/to-app-error'
import type { OrderKey } from './orders'
import { callCustom } from './transport'

const refundSchema = z.object({
  amount: z.number(),
  to: z.array(
    z.object({
      amount: z.number(),
      methodId: z.string(),
      cardType: z.string().optional(),
      lastDigits: z.string().optional(),
      isByHand: z.boolean(),
    }),
  ),
})

const claimSchema = z.object({
  id: z.string(),
  kind: z.enum(CLAIM_KINDS),
  state: z.enum(CLAIM_STATES),
  items: z.array(z.object({ itemId: z.string(), quantity: z.number(), name: z.string() })),
  createdAt: z.string(),
  answer: z.string().optional(),
  refund: refundSchema.optional(),
  /** The order that replaces the items at no cost. */
  replacedBy: z.string().optional(),
  /** Of a return that may be sent. */
  returnNo: z.string().optional(),
  hasLabel: z.boolean().default(false),
  /** Whether something of it is brought back to a shop. */
  toShop: z.boolean().default(false),
})
export type Claim = z.infer<typeof claimSchema>

const linesSchema = z.array(
  z.object({
    itemId: z.string(),
    quantity: z.number(),
    name: z.string(),
    shipmentId: z.string(),
    /** The recipient, or the pickup's shop; empty for a guest who knows only an address. */
    whom: z.string(),
    isPickup: z.boolean(),
  }),
)

const claimableSchema = z.object({
  orderNo: z.string(),
  currency: z.string(),
  lines: linesSchema,
  /** What may be sent back. */
  returnable: linesSchema.default([]),
  claims: z.array(claimSchema),
})
export type Claimable = z.infer<typeof claimableSchema>

async function ask<Schema extends z.ZodType>(
  siteId: string,
  path: string,
  body: object,
  schema: Schema,
): Promise<z.output<Schema>> {
  const call = { method: 'POST', api: 'claims/v1', path, body } as const
  const answer = schema.safeParse(await callCustom(siteId, call))
  if (answer.success) return answer.data
  throw unreadable(answer.error)
}

const toProof = ({ orderNo, email, orderViewCode }: OrderKey) => ({ orderNo, email, orderViewCode })

/** What may be claimed of an order, and what was claimed. @throws AppError */
const getClaimable = (siteId: string, key: OrderKey): Promise<Claimable> =>
  ask(siteId, 'claimable', toProof(key), claimableSchema)

/** @param picture in Base64. @returns the id of the photo. @throws AppError */
export async function addClaimPhoto(
  siteId: string,
  key: OrderKey,
  picture: string,
): Promise<string> {
  const body = { ...toProof(key), picture }
  return (await ask(siteId, 'photos', body, z.object({ photoId: z.string() }))).photoId
}

/** @returns the address of the picture. @throws AppError */
export async function readClaimPhoto(
  siteId: string,
  key: OrderKey,
  photoId: string,
): Promise<string> {
  const body = { ...toProof(key), photoId }
  return (await ask(siteId, 'photos/read', body, z.object({ picture: z.string() }))).picture
}

export interface NewClaim {
  /** Sending it again repeats the same claim. */
  id: string
  kind: ClaimKind
  items: ClaimedItem[]
  words: string
  photoIds: string[]
  /** Of a return. */
  returnReason?: ReturnReason
}

/** @throws AppError 409 if it cannot be claimed any more. */
export const sendClaim = (siteId: string, key: OrderKey, claim: NewClaim): Promise<Claim> =>
  ask(siteId, 'claims', { ...toProof(key), ...claim }, claimSchema)

const labelSchema = z.object({ label: z.string(), missing: z.array(z.string()).default([]) })

/**
 * @returns the labels of a return as a PDF, and the recipients who have none yet.
 * @throws AppError 503 if there is none yet.
 */
export async function readReturnLabel(
  siteId: string,
  key: OrderKey,
  id: string,
): Promise<{ pdf: Blob; missing: string[] }> {
  const body = { ...toProof(key), id }
  const { label, missing } = await ask(siteId, 'returns/label', body, labelSchema)
  const bytes = Uint8Array.from(atob(label), (letter) => letter.charCodeAt(0))
  return { pdf: new Blob([bytes], { type: 'application/pdf' }), missing }
}

export const claimableQuery = (siteId: string, key: OrderKey) => ({
  queryKey: ['shopper', 'claimable', siteId, toProof(key)] as const,
  queryFn: () => getClaimable(siteId, key),
  retry: false,
})
