import { documentUrl } from '@/site/document-url'
import type { CustomAttributes } from './custom-attributes'

/** Attributes that only some kinds of products have (PDP-046). */
export interface ProductDetails {
  tabs?: { id: 'description' | 'details' | 'features'; text: string }[]
  /** The ingredients of each part of a combined product. */
  parts?: { name: string; ingredients: string }[]
  pdfUrl?: string
  /** Maximum quantity per order. */
  quantityLimit?: number
  /** Units in a case. */
  caseQuantity?: number
  /** The mix code, shared by a custom box and the pieces that go into it. */
  customMixCode?: string
  /** The merchant's note about the stock. */
  inventoryMessage?: string
}

const TABS = [
  ['description', 'tabDescription'],
  ['details', 'tabDetails'],
  ['features', 'tabFeatures'],
] as const

/** Returns only the attributes that are present, because this data is part of the page's HTML. */
export function toProductDetails(custom: CustomAttributes): ProductDetails {
  const tabs = TABS.flatMap(([id, attribute]) => {
    const text = custom.text(attribute)
    return text === undefined ? [] : [{ id, text }]
  })
  const parts = toParts(custom.text('productIngredientsLinks'))
  const pdf = custom.text('pdfURL')
  const details: ProductDetails = {
    tabs: tabs.length > 0 ? tabs : undefined,
    parts: parts.length > 0 ? parts : undefined,
    pdfUrl: pdf === undefined ? undefined : documentUrl(pdf),
    quantityLimit: custom.number('quantityLimit'),
    caseQuantity: custom.flag('isCase') ? custom.number('caseQuantity') : undefined,
    customMixCode: isMixed(custom) ? custom.text('customMixCode') : undefined,
    inventoryMessage: custom.text('inventoryMessage'),
  }
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
}

const isMixed = (custom: CustomAttributes) =>
  custom.flag('isCustomMix') || custom.flag('isCustomMixPiece')

/** Parses `[{"name": …, "ingredients": …}]`; anything else is read as empty. */
function toParts(json = '[]'): NonNullable<ProductDetails['parts']> {
  try {
    const parts: unknown = JSON.parse(json)
    return Array.isArray(parts) ? parts.filter(isPart) : []
  } catch {
    return []
  }
}

function isPart(part: unknown): part is { name: string; ingredients: string } {
  if (typeof part !== 'object' || part === null) return false
  const { name, ingredients } = part as Record<string, unknown>
  return typeof name === 'string' && typeof ingredients === 'string'
}
