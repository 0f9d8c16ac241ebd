import { z } from 'zod'
import type { ImageTypes } from './product.rules'

/** All expansions of products that are answered when none is named. */
const DEFAULT_EXPAND = [
  'availability',
  'bundled_products',
  'links',
  'promotions',
  'options',
  'images',
  'prices',
  'variations',
  'set_products',
  'recommendations',
  'shipping_methods',
] as const
const EXPAND = ['none', 'page_meta_tags', 'primary_category', ...DEFAULT_EXPAND] as const
const MAX_PRODUCTS = 24
const MAX_LISTS = 5
const MAX_CATEGORIES = 50
const MAX_LEVELS = 4
const ALL_IMAGES = 200

/** `a,b` (or the parameter repeated) to a list without doubles. */
const list = z.union([z.string(), z.array(z.string())]).transform((value) => [
  ...new Set(
    [value]
      .flat()
      .flatMap((part) => part.split(','))
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
])

const flag = z
  .enum(['true', 'false'])
  .optional()
  .transform((value) => value === 'true')

const expand = list
  .pipe(z.array(z.enum(EXPAND)))
  .optional()
  .transform((names): ReadonlySet<string> => new Set<string>(names ?? DEFAULT_EXPAND))

/** `large:3,small` to view type → number of pictures. */
const imageTypes = z
  .string()
  .max(50)
  .regex(/^[^:,]+(:\d+)?(,[^:,]+(:\d+)?)*$/)
  .transform((text): ImageTypes => {
    const pairs = text.split(',').map((part): [string, number] => {
      const [type = '', count] = part.split(':')
      return [type.trim(), count === undefined ? ALL_IMAGES : Number(count)]
    })
    return new Map(pairs)
  })
  .optional()

const common = {
  expand,
  allImages: flag,
  imgTypes: imageTypes,
  perPricebook: flag,
  inventoryIds: list.pipe(z.array(z.string()).max(MAX_LISTS)).optional(),
}

export const ProductQuery = z.object(common)
export type ProductQuery = z.infer<typeof ProductQuery>

export const ProductsQuery = z.object({
  ...common,
  ids: list.pipe(
    z
      .array(z.string())
      .min(1)
      .max(
        MAX_PRODUCTS,
        `Maximum number of products you can request in one call is ${MAX_PRODUCTS}.`,
      ),
  ),
})

export const IdParams = z.object({ id: z.string().min(1).max(256) })

const levels = z.coerce.number().int().min(0).max(MAX_LEVELS).default(1)

export const CategoryQuery = z.object({ levels })

export const CategoriesQuery = z.object({
  levels,
  ids: list.pipe(
    z
      .array(z.string())
      .min(1)
      .max(
        MAX_CATEGORIES,
        `Maximum number of categories you can request in one call is ${MAX_CATEGORIES}.`,
      ),
  ),
})
