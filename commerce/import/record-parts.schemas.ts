import { z } from 'zod'

export const Id = z.string().min(1).max(256)
export const Text = z.string().optional()
/** An instant without an offset is taken as UTC, a day as its beginning. */
export const Instant = z
  .union([z.iso.datetime({ offset: true, local: true }), z.iso.date()])
  .transform((text) =>
    /(Z|[+-]\d\d:?\d\d)$/.test(text) || !text.includes('T') ? text : `${text}Z`,
  )
/** Variation attribute → value. */
export const Values = z.record(z.string(), z.string())
/** Locale → property → text. */
export const Texts = z.record(z.string(), z.record(z.string(), z.string()))
/** Locale → property → text or value. */
export const Localized = z.record(z.string(), z.record(z.string(), z.unknown()))

const AttributeValue = z.union([
  z.string(),
  z.boolean(),
  z.number(),
  z.array(z.string()),
  z.array(z.number()),
])
export const Custom = z.record(z.string(), AttributeValue)
export type CustomAttributes = z.infer<typeof Custom>
