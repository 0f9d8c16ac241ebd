import { z } from 'zod'
import { postalCodeKey } from '../../rules/postal-code'
import type { CustomObject } from '../custom-objects/custom-object.service'

export interface Concierge {
  id: string
  name: string
  phone: string
  email?: string
}

const Attributes = z.object({
  name: z.string(),
  phone: z.string().default(''),
  email: z.string().optional(),
  postalCodes: z.union([z.string().transform((text) => text.split(/[\s,]+/)), z.array(z.string())]),
})

/**
 * Returns the concierge with the given id, or the one with the longest matching postal code prefix
 * (FORM-066).
 */
export function findConcierge(
  objects: readonly CustomObject[],
  idOrPostalCode: string,
): Concierge | undefined {
  const wanted = idOrPostalCode.trim().toUpperCase()
  const code = postalCodeKey(idOrPostalCode)
  let best: { concierge: Concierge; length: number } | undefined
  for (const { id, attributes } of objects) {
    const parsed = Attributes.safeParse(attributes)
    if (!parsed.success) continue
    const { name, phone, email, postalCodes } = parsed.data
    const concierge = { id, name, phone, ...(email && { email }) }
    if (id.toUpperCase() === wanted) return concierge
    const fitting = postalCodes
      .map(postalCodeKey)
      .filter((start) => start !== '' && code.startsWith(start))
    const length = Math.max(0, ...fitting.map((start) => start.length))
    if (length > (best?.length ?? 0)) best = { concierge, length }
  }
  return best?.concierge
}
