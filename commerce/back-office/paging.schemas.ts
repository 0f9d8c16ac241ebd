import { z } from 'zod'

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)

/** A field that forms and addresses leave empty. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankAsAbsent, schema.optional())

/** A moment of a list's filter, in ISO 8601. */
export const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

/** What a list is searched for. */
export const listedText = optional(z.string().trim().max(256))

/** Which part of a list is asked for. */
export const Paging = z.object({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})
