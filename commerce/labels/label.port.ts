import { z } from 'zod'

const line = z.string().trim().min(1)

/** A sender or a recipient: a label leads from one to the other, in either direction. */
export const LabelAddress = z.object({
  name: line,
  company: line.optional(),
  address1: line,
  address2: line.optional(),
  city: line,
  stateCode: line.optional(),
  postalCode: line,
  /** ISO 3166, e.g. `US` */
  countryCode: z.string().length(2),
  phone: line.optional(),
})
export type LabelAddress = z.infer<typeof LabelAddress>

export const LabelRequest = z.object({
  from: LabelAddress,
  to: LabelAddress,
  /** As the shop calls it, e.g. `Ground`; empty for the cheapest, as of returns. */
  service: z.string(),
  /** What the people who pack read on it: `Order 00001001`, `Parcel 2 of 3`. */
  notes: z.array(z.string()).max(4),
})
export type LabelRequest = z.infer<typeof LabelRequest>

/** What a provider answers; anything else is treated as no answer. */
export const ProvidedLabel = z.object({
  /** The provider's own id, by which it is voided. */
  id: z.string().min(1).max(200),
  carrier: z.string().trim().min(1).max(60),
  service: z.string().trim().min(1).max(60),
  trackingNumber: z.string().trim().min(1).max(60),
  trackingUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  /**
   * The label as a PNG of 4 × 6 inches, which most providers offer; without it the engine draws
   * the label itself.
   */
  picture: z
    .instanceof(Uint8Array)
    .refine((bytes) => bytes.length < 2_000_000 && PNG.every((byte, at) => bytes[at] === byte))
    .optional(),
})
export type ProvidedLabel = z.infer<typeof ProvidedLabel>

const PNG = [0x89, 0x50, 0x4e, 0x47]

/** The provider cannot make this label, e.g. because there is no such address; operators read why. */
export class LabelRefused extends Error {
  override readonly name = 'LabelRefused'
}

export interface LabelProvider {
  /**
   * Buys a label. The same reference must give the same label, because a request whose answer was
   * lost comes again.
   * @throws LabelRefused
   */
  create(reference: string, request: LabelRequest, signal: AbortSignal): Promise<ProvidedLabel>
  /** Gives an unused label back; once more if it was voided already. */
  void(id: string, signal: AbortSignal): Promise<void>
}
