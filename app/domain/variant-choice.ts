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
  /** What the address's own product stands for. */
  values: VariationValues
  variations: readonly Variation[]
  variants: readonly Variant[]
  defaultVariantId?: string
}

/**
 * What is chosen: the address's values, over the product's own, over the default variant's, over
 * the first that can be ordered (PDP-004, PDP-005, PDP-099). Values nobody sells are passed over.
 */
export function chooseValues(product: Choosable, asked: URLSearchParams): VariationValues {
  const fallback = fallbackValues(product)
  const chosen: Record<string, string> = {}
  for (const { id, values } of product.variations) {
    const wanted = asked.get(id)
    const known = values.some((value) => value.id === wanted) ? wanted : undefined
    const value = known ?? product.values[id] ?? fallback[id]
    if (value !== undefined) chosen[id] = value
  }
  return chosen
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
  if (findVariant(variants, wanted)) return wanted
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
  return findVariant(variants, wanted)?.orderable ?? false
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

function fallbackValues({ variants, defaultVariantId }: Choosable): VariationValues {
  const byDefault = variants.find(({ productId }) => productId === defaultVariantId)
  return (byDefault ?? variants.find(({ orderable }) => orderable) ?? variants[0])?.values ?? {}
}

/** All of these values are among the chosen ones. */
function isShownBy(values: VariationValues, chosen: VariationValues): boolean {
  return Object.entries(values).every(([id, value]) => chosen[id] === value)
}
