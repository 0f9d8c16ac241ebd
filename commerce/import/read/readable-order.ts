import { z } from 'zod'
import { OWN_ORDER_ATTRIBUTE, OwnOrder } from '../../orders/own-order.schemas'
import { markLeftOut, toFlag, toNumber, type XmlElement } from '../../archives/xml-element'
import { toSignedMinor } from '../minor-units'
import { Instant } from '../record-parts.schemas'
import { LEFT_OUT, type Reading } from './parse-records'

export const OwnOrderText = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(OwnOrder)

const isAmount = (text: string) => !Number.isNaN(toSignedMinor(text, ''))
const isNumber = (text: string) => typeof toNumber(text) === 'number'
const isFlag = (text: string) => typeof toFlag(text) === 'boolean'
const isDate = (text: string) => toDate(text) !== undefined
const isShippingStatus = (text: string) => /^(NOT_|PART_)?SHIPPED$/.test(text)

/** Names of elements, wherever they stand in an order, whose texts are more than texts. */
const CHECKS: Readonly<Record<string, (text: string) => boolean>> = {
  ...{ 'net-price': isAmount, tax: isAmount, 'gross-price': isAmount, 'base-price': isAmount },
  ...{ amount: isAmount, quantity: isNumber, 'tax-rate': isNumber },
  ...{ guest: isFlag, gift: isFlag, manual: isFlag },
  ...{ 'order-date': isDate, 'creation-date': isDate, 'shipping-status': isShippingStatus },
}
/** What counts of an order that exists. */
const OF_CHANGES = new Set(['guest', 'shipping-status'])
const UNREADABLE = LEFT_OUT('line %s: <%s> %s cannot be read')

/** Returns whether all of an order can be read; what cannot is reported. */
export function isReadable(reading: Reading, order: XmlElement, isKnown: boolean): boolean {
  const wrong = findWrong(order, isKnown)
  for (const { line, name, text, attributes } of wrong) {
    const { 'attribute-id': shown = text } = attributes
    const id = order.attributes['order-no'] ?? ''
    reading.findings.error(reading.file, id, UNREADABLE, line, name, shown)
  }
  if (wrong.length > 0) markLeftOut(order)
  return wrong.length === 0
}

function findWrong(element: XmlElement, isKnown: boolean): XmlElement[] {
  const { name, text, elements, attributes } = element
  if (name === 'custom-attribute') {
    const isOwn = attributes['attribute-id'] === OWN_ORDER_ATTRIBUTE
    return isOwn && !OwnOrderText.safeParse(text).success ? [element] : []
  }
  const check = isKnown && !OF_CHANGES.has(name) ? undefined : CHECKS[name]
  const isWrong = check !== undefined && text !== '' && !check(text)
  return [...(isWrong ? [element] : []), ...elements.flatMap((one) => findWrong(one, isKnown))]
}

export function toDate(text: string | undefined): Date | undefined {
  const parsed = Instant.safeParse(text)
  return parsed.success ? new Date(parsed.data) : undefined
}
