import type { NewBasketItem } from '@/commerce-client/baskets'
import { asFields } from '@/lib/read-fields'

const CHOICES = ['gift', 'giftMessage', 'optionItems', 'bundledProductItems'] as const

type Choices = Omit<NewBasketItem, 'productId' | 'quantity'>

/** Returns the choices of a line in the wish list's format; undefined if there are none. */
export function writeSavedLine(line: Partial<NewBasketItem>): string | undefined {
  const choices = pickChoices(line)
  return Object.keys(choices).length > 0 ? JSON.stringify(choices) : undefined
}

/** Reads the result of `writeSavedLine`; empty if it is invalid. The service checks each choice. */
export function readSavedLine(text: string | undefined): Choices {
  if (text === undefined) return {}
  try {
    return pickChoices(asFields(JSON.parse(text)))
  } catch {
    return {}
  }
}

function pickChoices(line: object): Choices {
  const known: readonly string[] = CHOICES
  const chosen = Object.entries(line).filter(
    ([name, value]) => value !== undefined && (known.includes(name) || name.startsWith('c_')),
  )
  return Object.fromEntries(chosen)
}
