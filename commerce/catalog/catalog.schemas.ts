import { z } from 'zod'
import { idList, queryList } from '../http/query-list'
import type { ImageTypes } from './product.rules'

/** The expansions of a request that names none: all except `page_meta_tags`. */
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
  'primary_category',
] as const
const EXPAND = ['none', 'page_meta_tags', ...DEFAULT_EXPAND] as const
const MAX_PRODUCTS = 24
const MAX_PRODUCT_ID = 100
const MAX_LISTS = 5
const MAX_CATEGORIES = 50
const MAX_LEVELS = 2
const ALL_IMAGES = 200

const flag = z
  .enum(['true', 'false'])
  .optional()
  .transform((value) => value === 'true')

const expand = queryList
  .pipe(z.array(z.enum(EXPAND)))
  .optional()
  .transform((names): ReadonlySet<string> => {
    const chosen: readonly string[] = names ?? DEFAULT_EXPAND
    return new Set(chosen.includes('none') ? [] : chosen)
  })

/** Parses `large:3,small` into view type → number of pictures. */
const imageTypes = z
  .string()
  .min(1)
  .max(50)
  .transform((text, context): ImageTypes => {
    const pairs = text.split(',').map((part): [string, number] => {
      const [type = '', count, ...rest] = part.trim().split(':')
      const isCount = count === undefined || /^[1-9]\d{0,5}$/.test(count)
      if (type === '' || !isCount || rest.length > 0) {
        const message = `The 'imgTypes' parameter value '${part}' is invalid. Counts must be positive integers.`
        context.addIssue({ code: 'custom', message })
      }
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
  inventoryIds: idList(
    MAX_LISTS,
    `Maximum number of inventory list IDs you can request in one call is ${MAX_LISTS}.`,
  ).optional(),
}

export const ProductQuery = z.object(common)
export type ProductQuery = z.infer<typeof ProductQuery>

export const ProductsQuery = z.object({
  ...common,
  ids: idList(
    MAX_PRODUCTS,
    `Maximum number of products you can request in one call is ${MAX_PRODUCTS}.`,
    MAX_PRODUCT_ID,
  ),
})

/** `color=red` selects the pictures of these variation values only. */
const variationValue = z
  .string()
  .max(256)
  .regex(/^[^=]+=.+$/, "The 'variationAttribute' parameter must be written as attribute=value.")

export const ProductImagesQuery = z.object({
  imgTypes: imageTypes,
  allImages: flag,
  variationAttribute: queryList
    .pipe(z.array(variationValue))
    .optional()
    .transform((pairs = []): [string, string][] =>
      pairs.map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at), pair.slice(at + 1)]
      }),
    ),
})
export type ProductImagesQuery = z.infer<typeof ProductImagesQuery>

export const ProductIdParams = z.object({ id: z.string() })

export const CategoryIdParams = z.object({ id: z.string() })

const levels = z
  .enum(['0', '1', '2'], `Valid values of the parameter 'levels' are 0, 1 and ${MAX_LEVELS}.`)
  .default('1')
  .transform(Number)

export const CategoryQuery = z.object({ levels })

/** The API's description requires parentheses around the list, but its example has none. */
const withoutParentheses = (ids: unknown) =>
  typeof ids === 'string' ? (/^\((.*)\)$/.exec(ids)?.[1] ?? ids) : ids

export const CategoriesQuery = z.object({
  levels,
  ids: z.preprocess(
    withoutParentheses,
    idList(
      MAX_CATEGORIES,
      `Maximum number of categories you can request in one call is ${MAX_CATEGORIES}.`,
    ),
  ),
})
