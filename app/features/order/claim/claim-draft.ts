import { z } from 'zod'
import { ASKED_RETURN_REASONS, CLAIM_KINDS } from '@rules/claims'
import { randomId } from '@rules/random-id'
import { storedValue } from '@/lib/stored-value'

const draftSchema = z.object({
  id: z.string(),
  step: z.enum(['what', 'show', 'sent']),
  kind: z.enum(CLAIM_KINDS).optional(),
  /** Of a return. */
  returnReason: z.enum(ASKED_RETURN_REASONS).optional(),
  /** Quantities by item id. */
  items: z.record(z.string(), z.number().int().positive()),
  words: z.string(),
  photoIds: z.array(z.string()),
})
export type ClaimDraft = z.infer<typeof draftSchema>

const parse = (stored: unknown) => draftSchema.safeParse(stored).data

/** A claim that is being written, per order; kept until the tab is closed. */
export const storedClaim = storedValue({ area: 'session', key: 'claim', parse })
export const storedReturn = storedValue({ area: 'session', key: 'return', parse })

export const newDraft = (): ClaimDraft => ({
  ...{ id: toUuid(randomId()), step: 'what', items: {}, words: '', photoIds: [] },
})

/** The form of a random id that the service expects (RFC 9562, version 4). */
function toUuid(hex: string): string {
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20),
  ]
  return `${a}-${b}-4${c}-8${d}-${e}`
}
