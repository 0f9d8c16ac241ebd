import type { LineOption } from '../../catalog/line-parts.service'
import type { BasketItem, ChosenOption } from '../model/basket-document.schemas'
import { refusal } from '../model/basket-problems'

export interface OptionRequest {
  optionId: string
  optionValueId: string
}

export function mergeChoices(
  stored: ChosenOption[] | undefined,
  requests: readonly OptionRequest[] | undefined,
  newId: () => string,
): ChosenOption[] | undefined {
  if (!requests) return stored
  const chosen = [...(stored ?? [])]
  for (const { optionId, optionValueId } of requests) {
    const at = chosen.findIndex((one) => one.optionId === optionId)
    const known = chosen[at]
    if (known) chosen[at] = { ...known, optionValueId }
    else chosen.push({ itemId: newId(), optionId, optionValueId })
  }
  return chosen
}

/**
 * Returns a line with a choice for each of its product's options, in the product's order. An option
 * without a choice gets its default, if it has one.
 * @param isStored whether the choices come from the stored basket: options that the product does
 * not have are then dropped silently.
 * @throws Problem 400 for an option or a value that the product does not have, unless `isStored`.
 */
export function completeOptions(
  item: BasketItem,
  options: readonly LineOption[],
  isStored: boolean,
  newId: () => string,
): BasketItem {
  const { optionItems, ...plain } = item
  const given = optionItems ?? []
  if (!isStored) checkChoices(item, given, options)
  if (options.length === 0) return optionItems ? plain : item
  const whole = options.flatMap((option): ChosenOption[] => {
    const chosen = given.find(({ optionId }) => optionId === option.id)
    if (chosen && findValue(option, chosen.optionValueId)) return [chosen]
    const { id: optionId, defaultValueId: optionValueId } = option
    return optionValueId === undefined ? [] : [{ itemId: newId(), optionId, optionValueId }]
  })
  const isSame =
    given.length === whole.length && whole.every((choice, index) => choice === given[index])
  return isSame ? item : { ...item, optionItems: whole }
}

function checkChoices(
  { productId }: BasketItem,
  given: readonly ChosenOption[],
  options: readonly LineOption[],
): void {
  for (const { optionId, optionValueId } of given) {
    const option = options.find(({ id }) => id === optionId)
    const extras = { c_productId: productId, c_optionId: optionId }
    if (!option) {
      const detail = `The product '${productId}' has no option '${optionId}'.`
      throw refusal(400, 'invalid-product-option-item', detail, extras)
    }
    if (findValue(option, optionValueId)) continue
    const detail = `The option '${optionId}' of product '${productId}' has no value '${optionValueId}'.`
    throw refusal(400, 'invalid-product-option-value-item', detail, extras)
  }
}

export function findValue(option: LineOption | undefined, valueId: string) {
  return option?.values.find(({ id }) => id === valueId)
}
