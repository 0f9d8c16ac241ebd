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
 * The selection: the address's values, over the product's own, over the default variant's (PDP-004,
 * PDP-005, PDP-099). Values without a variant are ignored. Where the shop has no default, what
 * there are several of is left for the shopper to choose.
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

/** The default variant's values, or the first orderable one's: for what is shown ready to be added. */
export function presetValues(product: Choosable): VariationValues {
  return { ...presetOf(product, product.values), ...product.values }
}

/** Of the variants with these values the default one, the first that can be ordered, or any. */
function presetOf({ variants, defaultVariantId }: Choosable, chosen: VariationValues) {
  const fitting = variants.filter(({ values }) => agree(values, chosen))
  const byDefault = fitting.find(({ productId }) => productId === defaultVariantId)
  return (byDefault ?? fitting.find(({ orderable }) => orderable) ?? fitting[0])?.values
}

/** Where there is nothing to choose from; of colors, the one the shop shows first. */
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

/** The first attribute of which nothing is chosen yet. */
export function missingAttribute(
  { variations }: Pick<Choosable, 'variations'>,
  chosen: VariationValues,
): string | undefined {
  return variations.find(({ id }) => chosen[id] === undefined)?.id
}

/** The variant with exactly these values; undefined where that combination is not made. */
export function findVariant<Found extends Variant>(
  variants: readonly Found[],
  chosen: VariationValues,
): Found | undefined {
  return variants.find((variant) => isShownBy(variant.values, chosen))
}

/**
 * The values after choosing one: the others stay where that combination is made, else they become
 * those of the first orderable variant that has the new value.
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

/** Whether a value can be ordered together with what else is chosen. */
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
 * Whether a value is made at all together with what is chosen before it: a size can always be chosen,
 * a wrap only where the size comes in it.
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

/** The pictures of these values: of the set made most closely for them. Sets come general first. */
export function imagesOf<Image>(
  sets: readonly ImageSet<Image>[],
  chosen: VariationValues,
): readonly Image[] {
  const fitting = sets.filter((set) => isShownBy(set.values, chosen) && set.images.length > 0)
  return (fitting.at(-1) ?? sets[0])?.images ?? []
}

/** All of these values are among the chosen ones. */
function isShownBy(values: VariationValues, chosen: VariationValues): boolean {
  return Object.entries(values).every(([id, value]) => chosen[id] === value)
}

/** Nothing chosen is otherwise in these values. */
function agree(values: VariationValues, chosen: VariationValues): boolean {
  return Object.entries(chosen).every(([id, value]) => (values[id] ?? value) === value)
}
