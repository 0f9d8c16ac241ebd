import { z } from 'zod'
import type { ImageTypes } from '../catalog/product.rules'
import { MAX_REFINEMENTS } from './refinements.constants'

const DEFAULT_EXPAND = ['availability', 'images', 'prices', 'represented_products', 'variations']
const EXPAND = [
  'none',
  'availability',
  'images',
  'prices',
  'represented_products',
  'variations',
  'promotions',
  'custom_properties',
  'page_meta_tags',
] as const
const ALL_IMAGES = 200

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

const names = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((part) => part.split(',')))

const imageTypes = z
  .string()
  .max(50)
  .transform((text): ImageTypes => {
    const pairs = text.split(',').map((part): [string, number] => {
      const [type = '', count] = part.split(':')
      return [type.trim(), count === undefined ? ALL_IMAGES : Number(count)]
    })
    return new Map(pairs)
  })

export const SearchQuery = z.object({
  q: z.string().max(500).default(''),
  refine: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((value) => [value].flat())
    .pipe(z.array(z.string().max(4000)).max(MAX_REFINEMENTS)),
  sort: z.string().max(256).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(25),
  offset: z.coerce.number().int().min(0).default(0),
  expand: names
    .pipe(z.array(z.enum(EXPAND)))
    .optional()
    .transform((asked): ReadonlySet<string> => new Set<string>(asked ?? DEFAULT_EXPAND)),
  allImages: flag.optional(),
  imgTypes: imageTypes.optional(),
  perPricebook: flag.default(false),
  allVariationProperties: flag.default(false),
  /** The shop in which hits must be available (D1 §4, pickup search). */
  c_storeId: z.string().min(1).max(256).optional(),
})
export type SearchQuery = z.infer<typeof SearchQuery>

export const SuggestionQuery = z.object({
  q: z.string().trim().min(3).max(50),
  limit: z.coerce.number().int().min(1).max(10).default(5),
  expand: names.pipe(z.array(z.enum(['images', 'prices', 'custom_product_properties']))).optional(),
  includedCustomProductProperties: names
    .pipe(z.array(z.string().startsWith('c_')).max(5))
    .default([]),
})
export type SuggestionQuery = z.infer<typeof SuggestionQuery>
