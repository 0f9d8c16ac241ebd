import type {
  ConditionGroups,
  ProductCondition,
  ProductSelection,
  TextOperator,
} from './product-selection.schemas'

export interface PromotedProduct {
  productIds: readonly string[]
  categoryIds: readonly string[]
  /** The categories to which the product is assigned directly; if absent, `categoryIds` is used. */
  ownCategoryIds?: readonly string[]
  brand?: string
  /** Price of one piece, in cents. */
  unitMinor?: number
  /** Keyed by the names in site archives: `name`, `story` … */
  attributes?: Readonly<Record<string, unknown>>
}

export function isSelected(product: PromotedProduct, selection: ProductSelection): boolean {
  const { included, excluded } = selection
  if (excluded && fitsAny(product, excluded)) return false
  return included === undefined || fitsAny(product, included)
}

function fitsAny(product: PromotedProduct, groups: ConditionGroups): boolean {
  return groups.some(
    (group) => group.length > 0 && group.every((condition) => fits(product, condition)),
  )
}

function fits(product: PromotedProduct, condition: ProductCondition): boolean {
  switch (condition.kind) {
    case 'product':
      return compareText(product.productIds, condition.ids, condition.operator)
    case 'category':
      return fitsCategory(product, condition)
    case 'brand':
      return compareText(toTexts(product.brand), condition.ids, condition.operator)
    case 'price':
      return compareNumber(product.unitMinor, condition.operator, condition.amountMinor)
    case 'price_ending':
      return condition.endings.some((ending) => String(product.unitMinor ?? '').endsWith(ending))
    case 'attribute':
      return fitsAttribute(attributeOf(product, condition.attributeId), condition)
  }
}

type CategoryCondition = Extract<ProductCondition, { kind: 'category' }>

function fitsCategory(product: PromotedProduct, { ids, operator }: CategoryCondition): boolean {
  const { categoryIds, ownCategoryIds = categoryIds } = product
  if (operator === 'is exactly') return ids.some((id) => ownCategoryIds.includes(id))
  const above = categoryIds.filter((id) => !ownCategoryIds.includes(id))
  return ids.some((id) => (operator === 'is child of' ? above : categoryIds).includes(id))
}

// archives write `custom.story` or just `story`
function attributeOf({ attributes = {} }: PromotedProduct, id: string): unknown {
  return attributes[id.replace(/^(custom\.|c_)/, '')]
}

type AttributeCondition = Extract<ProductCondition, { kind: 'attribute' }>

function fitsAttribute(value: unknown, { operator, ids }: AttributeCondition): boolean {
  if (operator !== 'less than' && operator !== 'greater than') {
    return compareText(toTexts(value), ids, operator)
  }
  const number = value === undefined || value === null ? undefined : Number(value)
  return ids.some((id) => compareNumber(number, operator, Number(id)))
}

function compareNumber(value: number | undefined, operator: string, bound: number): boolean {
  if (value === undefined) return false
  return operator === 'less than' ? value < bound : value > bound
}

const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .filter((one) => one !== undefined && one !== null && one !== '')
    .map(String)

/** Negative operators match if no text matches any of the values. */
function compareText(
  texts: readonly string[],
  values: readonly string[],
  operator: TextOperator = 'is equal',
): boolean {
  const any = (isLike: (text: string, value: string) => boolean) =>
    texts.some((text) => values.some((value) => isLike(text, value)))
  switch (operator) {
    case 'exists':
      return texts.length > 0
    case 'does not exist':
      return texts.length === 0
    case 'is equal':
      return any((text, value) => text === value)
    case 'is not equal':
      return !any((text, value) => text === value)
    case 'starts with':
      return any((text, value) => text.startsWith(value))
    case 'ends with':
      return any((text, value) => text.endsWith(value))
    case 'contains':
      return any((text, value) => text.includes(value))
    case 'does not contain':
      return !any((text, value) => text.includes(value))
  }
}
