import { z } from 'zod'

const list = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => (value === undefined ? [] : [value].flat()))

const REFINES = ['refine', ...Array.from({ length: 9 }, (_, index) => `refine_${index + 1}`)]

/** Repeatable query parameters: `refine`, `refine_1` … `refine_9`. */
export const ContentSearchQuery = z.object({
  q: z.string().min(1).max(50).optional(),
  sort: z
    .string()
    .max(256)
    .regex(/^[\w.]+=(asc|desc)$/, "Expected format of the sorting: 'attribute=asc|desc'.")
    .optional()
    .transform((text) => {
      const [property, direction] = text?.split('=') ?? []
      return property === undefined ? undefined : { property, descending: direction === 'desc' }
    }),
  ...Object.fromEntries(REFINES.map((name) => [name, list])),
})

export function readRefines(query: Readonly<Record<string, unknown>>): string[] {
  return REFINES.flatMap((name) => [query[name] ?? []].flat()).filter(
    (refine) => typeof refine === 'string',
  )
}

/** Accepts any text: an empty or overlong id simply finds nothing. */
export const ExperienceIdParams = z.object({ id: z.string() })

export const PagesQuery = z.object({
  aspectTypeId: z.string().min(1).max(256),
  categoryId: z.string().max(256).optional(),
  productId: z.string().max(100).optional(),
  parameters: z.string().max(256).optional(),
})

export const PageQuery = z.object({ parameters: z.string().max(256).optional() })
