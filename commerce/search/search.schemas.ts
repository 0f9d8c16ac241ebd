import { z } from 'zod'
import { toSearchText } from '../../rules/search-text'
import type { ImageTypes } from '../catalog/product.rules'
import { Problem } from '../http/problem'
import { MAX_REFINEMENTS } from './refinements.constants'

const DEFAULT_EXPAND = ['availability', 'images', 'prices', 'represented_products', 'variations']
const SEARCH_EXPAND: ReadonlySet<string> = new Set([
  'none',
  'availability',
  'images',
  'prices',
  'represented_products',
  'variations',
  'promotions',
  'custom_properties',
  'page_meta_tags',
])
const SUGGESTION_EXPAND: ReadonlySet<string> = new Set([
  'images',
  'prices',
  'custom_product_properties',
])
const ALL_IMAGES = 200
const MAX_CUSTOM_PROPERTIES = 5
const MAX_OFFSET = 2 ** 31 - 1

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

const names = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    [value].flat().flatMap((part) => part.split(',').map((name) => name.trim())),
  )

/** @throws Problem 400 for an undocumented name. */
const expansion = (known: ReadonlySet<string>) =>
  names.transform((asked) => {
    const unknown = asked.find((name) => !known.has(name))
    if (unknown !== undefined) throw invalidExpand(unknown)
    return new Set(asked.includes('none') ? [] : asked)
  })

/** @throws Problem 400 for more names than the API allows. */
const customProperties = (parameter: string) =>
  names
    .transform((asked) => {
      if (asked.length > MAX_CUSTOM_PROPERTIES) throw tooManyProperties(parameter)
      return asked
    })
    .pipe(z.array(z.string().max(256).regex(/^c_/, 'they begin with c_')))
    .default([])

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

const whole = z
  .string()
  .regex(/^\d{1,10}$/, 'a whole number is expected')
  .transform(Number)

export const SearchQuery = z.object({
  /** A blank text is no search, as in the storefront. */
  q: z.string().max(500).transform(toSearchText).default(''),
  refine: z
    .union([z.string(), z.array(z.string())])
    .default([])
    .transform((value) => [value].flat())
    .pipe(z.array(z.string().max(4000)).max(MAX_REFINEMENTS)),
  sort: z.string().max(256).optional(),
  limit: whole.pipe(z.number().min(1).max(200)).default(25),
  offset: whole.pipe(z.number().max(MAX_OFFSET)).default(0),
  expand: expansion(SEARCH_EXPAND).default(new Set(DEFAULT_EXPAND)),
  allImages: flag.optional(),
  imgTypes: imageTypes.optional(),
  perPricebook: flag.default(false),
  allVariationProperties: flag.default(false),
  includedCustomVariationProperties: customProperties('includedCustomVariationProperties'),
  /** The store in which hits must be available (SRCH-036). */
  c_storeId: z.string().min(1).max(256).optional(),
})
export type SearchQuery = z.infer<typeof SearchQuery>

const MIN_TERM = 3
const MAX_TERM = 50

export const SuggestionQuery = z.object({
  q: z
    .string()
    .trim()
    .transform((text) => {
      if (text.length < MIN_TERM || text.length > MAX_TERM) throw termLength()
      return toSearchText(text)
    }),
  limit: whole.pipe(z.number().min(1).max(10)).default(5),
  expand: expansion(SUGGESTION_EXPAND).default(new Set(['prices'])),
  includedCustomProductProperties: customProperties('includedCustomProductProperties'),
  includeEinsteinSuggestedPhrases: flag.default(false),
})
export type SuggestionQuery = z.infer<typeof SuggestionQuery>

function invalidExpand(name: string): Problem {
  const detail = `An invalid expand parameter '${name}' was found.`
  return new Problem(400, 'invalid-expand-parameter', 'Invalid Expand Parameter', detail, {
    param: name,
  })
}

function tooManyProperties(parameter: string): Problem {
  const expected = `(0..${MAX_CUSTOM_PROPERTIES})`
  const detail = `'${parameter}' violates the value constraint. The expected value is between '${expected}'.`
  return new Problem(400, 'bad-request', 'Bad Request', detail, { parameter, expected })
}

function termLength(): Problem {
  const expected = `(${MIN_TERM}..${MAX_TERM})`
  const detail = `The string length constraint was violated by 'q'. The expected length is '${expected}'.`
  const title = 'String Constraint Violation'
  return new Problem(400, 'string-constraint-violation', title, detail, {
    parameter: 'q',
    expected,
  })
}
