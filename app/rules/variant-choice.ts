/** Variation attribute → value id: `{size: '12', wrap: 'gold'}`. */
export type VariationValues = Readonly<Record<string, string>>

interface Variant {
  productId: string
  orderable: boolean
  values: VariationValues
}

interface Variation {
  id: string
  values: readonly { id: string }[]
}

interface Choosable {
  /** The variation values of the product in the URL. */
  values: VariationValues
  variations: readonly Variation[]
  variants: readonly Variant[]
  defaultVariantId?: string
  defaultColor?: string
}

const COLOR_ATTRIBUTE = 'color'

/**
 * Returns the initial selection: values of the URL, then of the product itself, then of the default
 * variant (PDP-004, PDP-005, PDP-099). Unknown values are ignored. Without a default variant, the
 * shopper chooses every attribute that has several values.
 */
export function chooseValues(product: Choosable, asked: URLSearchParams): VariationValues {
  const chosen: Record<string, string> = {}
  for (const { id, values } of product.variations) {
    const wanted = asked.get(id)
    const known = values.some((value) => value.id === wanted) ? wanted : product.values[id]
    if (known) chosen[id] = known
  }
  const preset =
    product.defaultVariantId === undefined ? onlyValues(product) : presetOf(product, chosen)
  return { ...preset, ...chosen }
}

/**
 * Returns the values of the default variant or else of the first orderable one, for products shown
 * ready to be added.
 */
export function presetValues(product: Choosable): VariationValues {
  return { ...presetOf(product, product.values), ...product.values }
}

/**
 * Returns the values of the default variant if it fits the chosen values, otherwise of the first
 * orderable variant that fits, otherwise of any.
 */
function presetOf({ variants, defaultVariantId }: Choosable, chosen: VariationValues) {
  const fitting = variants.filter(({ values }) => agree(values, chosen))
  const byDefault = fitting.find(({ productId }) => productId === defaultVariantId)
  return (byDefault ?? fitting.find(({ orderable }) => orderable) ?? fitting[0])?.values
}

/** Returns the values of attributes with a single value, and the default color. */
function onlyValues({ variations, defaultColor }: Choosable): VariationValues {
  const only: Record<string, string> = {}
  for (const { id, values } of variations) {
    const [first, ...others] = values
    const color = values.find((value) => id === COLOR_ATTRIBUTE && value.id === defaultColor)
    const value = color ?? (others.length === 0 ? first : undefined)
    if (value) only[id] = value.id
  }
  return only
}

export function missingAttribute(
  { variations }: Pick<Choosable, 'variations'>,
  chosen: VariationValues,
): string | undefined {
  return variations.find(({ id }) => chosen[id] === undefined)?.id
}

/** Returns the variant with exactly these values; undefined if that combination does not exist. */
export function findVariant<Found extends Variant>(
  variants: readonly Found[],
  chosen: VariationValues,
): Found | undefined {
  return variants.find((variant) => isShownBy(variant.values, chosen))
}

/**
 * Returns the values after choosing one: the others are kept if that combination exists; otherwise
 * they become those of the first orderable variant with the new value.
 */
export function changeValue(
  variants: readonly Variant[],
  chosen: VariationValues,
  attribute: string,
  value: string,
): VariationValues {
  const wanted = { ...chosen, [attribute]: value }
  if (variants.some(({ values }) => agree(values, wanted))) return wanted
  const having = variants.filter((variant) => variant.values[attribute] === value)
  return (having.find(({ orderable }) => orderable) ?? having[0])?.values ?? wanted
}

/** Returns whether a value can be ordered together with the other chosen values. */
export function isValueOrderable(
  variants: readonly Variant[],
  chosen: VariationValues,
  attribute: string,
  value: string,
): boolean {
  const wanted = changeValue(variants, chosen, attribute, value)
  return variants.some(({ orderable, values }) => orderable && agree(values, wanted))
}

/**
 * Returns whether a value exists in combination with the values of the attributes before it: every
 * size can be chosen, a wrap only if the size is available in it.
 */
export function isValueMade(
  { variants, variations }: Pick<Choosable, 'variants' | 'variations'>,
  chosen: VariationValues,
  attribute: string,
  value: string,
): boolean {
  const at = variations.findIndex(({ id }) => id === attribute)
  const before = variations.slice(0, at).flatMap(({ id }) => {
    const earlier = chosen[id]
    return earlier === undefined ? [] : [[id, earlier]]
  })
  const wanted = { ...Object.fromEntries(before), [attribute]: value }
  return variants.some(({ values }) => agree(values, wanted))
}

interface ImageSet<Image> {
  values: VariationValues
  images: readonly Image[]
}

/**
 * Returns the images for these values: those of the most specific matching set. Sets are ordered
 * from general to specific.
 */
export function imagesOf<Image>(
  sets: readonly ImageSet<Image>[],
  chosen: VariationValues,
): readonly Image[] {
  const fitting = sets.filter((set) => isShownBy(set.values, chosen) && set.images.length > 0)
  return (fitting.at(-1) ?? sets[0])?.images ?? []
}

function isShownBy(values: VariationValues, chosen: VariationValues): boolean {
  return Object.entries(values).every(([id, value]) => chosen[id] === value)
}

function agree(values: VariationValues, chosen: VariationValues): boolean {
  return Object.entries(chosen).every(([id, value]) => (values[id] ?? value) === value)
}
