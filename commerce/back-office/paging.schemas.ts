import { z } from 'zod'
import { toSearchText } from '../../rules/search-text'

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value)

/** Makes a field optional where forms and addresses send an empty text. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(blankAsAbsent, schema.optional())

/** A date and time in a list's filter, in ISO 8601. */
export const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

/** What an operator searches for in a list. */
export const SearchText = z.string().max(256).transform(toSearchText)

export const listedText = optional(SearchText)

export const Paging = z.object({
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})

/** The order of a list: the name of one of its columns, after `-` for a descending order. */
export const sortedBy = <Columns extends Readonly<Record<string, unknown>>>(columns: Columns) => {
  const names: (keyof Columns & string)[] = Object.keys(columns)
  return optional(
    z
      .string()
      .transform((text) => ({ by: text.replace(/^-/, ''), isDown: text.startsWith('-') }))
      .pipe(z.object({ by: z.enum(names), isDown: z.boolean() })),
  )
}
