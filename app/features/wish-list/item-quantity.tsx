import { useIntl } from 'react-intl'
import { MAX_LINE_QUANTITY, parseQuantity } from '@/rules/bag-quantity'
import { useSentValue } from '@/lib/use-sent-value'
import { useTypedText } from '@/lib/use-typed-text'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { wishListMessages as messages } from './wish-list.messages'

interface ItemQuantityProps {
  name: string
  quantity: number
  /** Reads the stored quantity, which may not be rendered yet. */
  readQuantity: () => number | undefined
  onChange: (quantity: number) => Promise<unknown>
}

export function ItemQuantity({ name, quantity, readQuantity, onChange }: ItemQuantityProps) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useTypedText()
  const { current, send, isSending } = useSentValue(() => readQuantity() ?? quantity)
  const commit = (next = current()) => {
    const isAllowed = next >= 1 && next <= MAX_LINE_QUANTITY
    if (!isAllowed || next === current()) {
      return setTyped(isSending() ? String(current()) : undefined)
    }
    setTyped(String(next))
    void send(next, onChange(next)).finally(() => {
      if (!isSending() && typed.current === String(next)) setTyped(undefined)
    })
  }
  const value = typed.current ?? String(current())
  return (
    <QuantityStepper
      label={formatMessage(messages.quantityOf, { name })}
      value={value}
      onType={setTyped}
      onStep={(direction) => commit((parseQuantity(typed.current ?? '') ?? current()) + direction)}
      onBlur={() => typed.current !== undefined && commit(parseQuantity(typed.current))}
      canDecrease={Number(value) > 1}
      canIncrease={Number(value) < MAX_LINE_QUANTITY}
    />
  )
}
