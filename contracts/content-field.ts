export type ContentField =
  | TextField
  | { kind: 'number'; isWhole: boolean; minimum?: number; maximum?: number }
  | { kind: 'boolean' }
  | { kind: 'choice'; values: string[] }
  | { kind: 'constant'; value: string }
  | { kind: 'list'; item: ContentField; minimum: number }
  | { kind: 'group'; fields: NamedField[] }
  /** One of several groups, selected by the value of the field `by`. */
  | { kind: 'variants'; by: string; variants: { value: string; fields: NamedField[] }[] }
  | { kind: SimpleKind }

export interface TextField {
  kind: 'text'
  /** May have a text for each language. */
  isLocalized: boolean
  /** May contain line breaks. */
  isLong: boolean
  markup?: 'html' | 'markdown'
  /** An empty text is valid: the `alt` of a decorative picture. */
  mayBeEmpty: boolean
}

/**
 * `moment` is a time with its offset, `rank` the place of a variation among others, `id` the id of another system, `block` a linked or an
 * embedded item, `unknown` anything that can only be edited as JSON.
 */
type SimpleKind =
  | 'color'
  | 'date'
  | 'moment'
  | 'link'
  | 'id'
  | 'product'
  | 'category'
  | 'customer-group'
  | 'rank'
  | 'image'
  | 'block'
  | 'unknown'

export interface NamedField {
  name: string
  label: string
  isRequired: boolean
  field: ContentField
}

/** Drawings of what a type of content looks like. */
export type ContentSketch =
  | 'page'
  | 'banner'
  | 'strip'
  | 'cards'
  | 'text'
  | 'text-picture'
  | 'products'
  | 'form'
  | 'menu'
  | 'list'
  | 'video'
  | 'data'

export interface ContentTypeForm {
  contentType: string
  label: string
  /** What it is for, in a sentence. */
  about: string
  sketch: ContentSketch
  fields: NamedField[]
}

/** Labels for fields whose names are not clear enough. */
const LABELS: Readonly<Record<string, string>> = {
  alt: 'What it shows',
  productId: 'Product',
  productIds: 'Products',
  categoryId: 'Category',
  ctaList: 'Buttons',
  html: 'Text',
  rank: 'Priority',
}

/** `ctaTextColor` → `Button text color`, `hero-banner` → `Hero banner`. */
export function toLabel(name: string): string {
  const label = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined
  if (label !== undefined) return label
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
    .trim()
    .replace(/\bcta\b/, 'button')
    .replace(/\b(id|pdf|html)\b/g, (short) => short.toUpperCase())
    .replace(/\burl\b/, 'address')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
