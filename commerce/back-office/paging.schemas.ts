import { z } from 'zod'

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)

/** A field that forms and addresses leave empty. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankAsAbsent, schema.optional())

/** A moment of a list's filter, in ISO 8601. */
export const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

/** What a list is searched for. */
export const listedText = optional(z.string().trim().max(256))
