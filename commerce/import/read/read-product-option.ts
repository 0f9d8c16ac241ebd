import { ProductOption } from '../../catalog/product-option.schemas'
import { localizedOf, orNothing } from '../localized'
import { toMinor } from '../minor-units'
import { parseRecord, type Reading } from './reading'
import { children, descend, textOf, toFlag, type XmlElement } from '../xml-element'

/** Reads a catalog's `product-option`, or a product's own `option`. */
export function readProductOption(
  reading: Reading,
  element: XmlElement,
): ProductOption | undefined {
  const id = element.attributes['option-id']
  const values = descend(element, 'option-values', 'option-value')
  const preset = values.find(({ attributes }) => toFlag(attributes['default']) === true)
  return parseRecord(reading, id, ProductOption, {
    name: textOf(element, 'display-name') ?? id,
    description: textOf(element, 'description'),
    image: textOf(element, 'image'),
    defaultValueId: (preset ?? values[0])?.attributes['value-id'],
    values: values.map((value) => ({
      id: value.attributes['value-id'],
      name: textOf(value, 'display-value') ?? value.attributes['value-id'],
      productIdModifier: textOf(value, 'product-id-modifier'),
      prices: descend(value, 'option-value-prices', 'option-value-price').map((price) => ({
        currency: price.attributes['currency'],
        amountMinor: toMinor(price.text),
      })),
      localized: orNothing(localizedOf(value, { name: 'display-value' })),
    })),
    localized: orNothing(
      localizedOf(element, { name: 'display-name', description: 'description' }),
    ),
  })
}

/** Returns a product's options: the ids of shared options, and the elements of its own options. */
export function listProductOptions(product: XmlElement): { id: string; own?: XmlElement }[] {
  return children(product, 'options')
    .flatMap(({ elements }) => elements)
    .flatMap((element) => {
      const id = element.attributes['option-id']
      if (!id) return []
      return [element.name === 'option' ? { id, own: element } : { id }]
    })
}
