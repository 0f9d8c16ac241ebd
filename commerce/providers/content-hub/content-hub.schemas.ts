import { z } from 'zod'
import { parseJson } from '../../parse-json'
import type { ContentPosition } from '../../content/content-view'

const Depth = z.enum(['root', 'all']).default('root')
const Format = z.enum(['inlined', 'linked']).default('linked')

/** Languages in order of preference: `es-US,*`. */
const Locale = z
  .string()
  .max(200)
  .regex(
    /^(\*|[a-zA-Z]{2,3}(-(\*|[a-zA-Z0-9]{2,8}))*)(,(\*|[a-zA-Z]{2,3}(-(\*|[a-zA-Z0-9]{2,8}))*))*$/,
  )
  .transform((list) => list.split(','))
  .optional()

export const DeliveryQuery = z.looseObject({ depth: Depth, format: Format, locale: Locale })

const Parameters = z
  .looseObject({ depth: Depth, format: Format, locale: Locale })
  .default({ depth: 'root', format: 'linked' })

const Name = z.union([z.object({ id: z.string().min(1) }), z.object({ key: z.string().min(1) })])

export const FetchBody = z.object({
  parameters: Parameters,
  requests: z.array(Name).min(1).max(12),
})

/** A JSON pointer such as `/_meta/schema`, split into its parts. */
const Pointer = z
  .string()
  .regex(/^(\/[^/]+)+$/)
  .transform((pointer) => pointer.slice(1).split('/'))

const Position = z.strictObject({ value: z.unknown(), id: z.string().min(1).max(100) })

/**
 * The position where the last page ended, so that items added or removed before it do not shift the
 * next page.
 */
const Cursor = z
  .string()
  .max(100_000)
  .transform((cursor) => parseJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  .pipe(Position)

export function toCursor(position: ContentPosition): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

export const FilterBody = z.object({
  filterBy: z
    .array(z.object({ path: Pointer, value: z.union([z.string(), z.number(), z.boolean()]) }))
    .min(1)
    .max(10),
  sortBy: z.object({ key: Pointer, order: z.enum(['ASC', 'DESC']).default('ASC') }).optional(),
  page: z
    .object({ size: z.number().int().min(1).max(50).default(12), cursor: Cursor.optional() })
    .default({ size: 12 }),
  parameters: Parameters,
})
