import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { MAX_LINE_QUANTITY, parseQuantity } from '@/rules/bag-quantity'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { wishListMessages as messages } from './wish-list.messages'

interface ItemQuantityProps {
  name: string
  quantity: number
  onChange: (quantity: number) => void
}

export function ItemQuantity({ name, quantity, onChange }: ItemQuantityProps) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState<string>()
  // a new saved quantity, for example from another tab, replaces the typed one
  useEffect(() => setTyped(undefined), [quantity])
  const commit = (next: number | undefined) => {
    setTyped(undefined)
    if (next === undefined || next < 1 || next > MAX_LINE_QUANTITY || next === quantity) return
    onChange(next)
  }
  return (
    <QuantityStepper
      label={formatMessage(messages.quantityOf, { name })}
      value={typed ?? String(quantity)}
      onType={setTyped}
      onStep={(direction) => commit(quantity + direction)}
      onBlur={() => typed !== undefined && commit(parseQuantity(typed))}
      canDecrease={quantity > 1}
      canIncrease={quantity < MAX_LINE_QUANTITY}
    />
  )
}
