import { ProductOption } from '../../catalog/product-option.schemas'
import { localizedOf, orNothing } from '../localized'
import { toMinor } from '../minor-units'
import { part, text, type Fields } from '../record-fields'
import { readRecord, type Named } from './read-record'
import { isMarked, type Reading } from './parse-records'
import { children, descend, textOf, type XmlElement } from '../../archives/xml-element'

const fieldsOf = (reading: Reading, id: string | undefined): Fields => ({
  name: text('display-name'),
  description: text('description'),
  image: text('image'),
  defaultValueId: part('option-values', (element) => {
    const values = descend(element, 'option-values', 'option-value')
    const preset = values.find((value) => isMarked(reading, id, value, 'default'))
    return (preset ?? values[0])?.attributes['value-id']
  }),
  values: part('option-values', (element) =>
    descend(element, 'option-values', 'option-value').map((value) => ({
      id: value.attributes['value-id'],
      name: textOf(value, 'display-value') ?? value.attributes['value-id'],
      productIdModifier: textOf(value, 'product-id-modifier'),
      prices: descend(value, 'option-value-prices', 'option-value-price').map((price) => ({
        currency: price.attributes['currency'],
        amountMinor: toMinor(price.text, price.attributes['currency'] ?? ''),
      })),
      localized: orNothing(localizedOf(value, { name: 'display-value' })),
    })),
  ),
})

export function readProductOption(
  reading: Reading,
  element: XmlElement,
): Named<ProductOption> | undefined {
  const id = element.attributes['option-id']
  return readRecord(reading, element, {
    id,
    schema: ProductOption,
    fields: fieldsOf(reading, id),
    given: { name: textOf(element, 'display-name') ?? id },
  })
}

/** An id may be missing. */
export function listProductOptions(
  product: XmlElement,
): { id: string | undefined; own?: XmlElement }[] {
  return children(product, 'options')
    .flatMap(({ elements }) => elements)
    .map((element) => {
      const id = element.attributes['option-id']
      return element.name === 'option' ? { id, own: element } : { id }
    })
}
