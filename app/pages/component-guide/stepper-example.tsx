import { useState, type ComponentProps } from 'react'
import { QuantityStepper } from '@/ui/quantity-stepper'

type StepperProps = Omit<ComponentProps<typeof QuantityStepper>, 'value' | 'onType' | 'onStep'>

/** A stepper that counts. */
export function StepperExample({ initial, ...props }: StepperProps & { initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <QuantityStepper
      {...props}
      value={value}
      onType={setValue}
      onStep={(direction) => setValue(String(Math.max(1, (Number(value) || 1) + direction)))}
    />
  )
}
