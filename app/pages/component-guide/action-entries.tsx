import { useState, type ComponentProps } from 'react'
import { Button, ButtonLink, type ButtonVariant } from '@/ui/button'
import { Link } from '@/ui/link'
import { QuantityStepper } from '@/ui/quantity-stepper'
import { Spinner } from '@/ui/spinner'
import type { GuideEntry } from './guide-entry'

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet']

export const actionEntries: readonly GuideEntry[] = [
  {
    id: 'button',
    title: 'Button',
    text: 'One primary button for each decision. Pending keeps width and focus, and takes no second click.',
    files: ['ui/button.tsx', 'ui/spinner.tsx'],
    states: [
      ...VARIANTS.map((variant) => ({
        name: variant,
        content: <Button variant={variant}>Add to Bag</Button>,
      })),
      ...VARIANTS.map((variant) => ({
        name: `${variant}, small`,
        content: (
          <Button variant={variant} size="sm">
            Add
          </Button>
        ),
      })),
      { name: 'pending', content: <Button isPending>Add to Bag</Button> },
      { name: 'disabled', content: <Button disabled>Add to Bag</Button> },
      { name: 'link', content: <ButtonLink to="/component-guide/button">A link</ButtonLink> },
      { name: 'wide', content: <Button isWide>Checkout</Button>, isWide: true },
      { name: 'spinner', content: <Spinner /> },
    ],
  },
  {
    id: 'link',
    title: 'Link',
    text: 'A path of the shop changes the page in place; any other address is left to the browser.',
    files: ['ui/link.tsx'],
    states: [
      { name: 'page of the shop', content: <Link to="/component-guide/link">Shipping rates</Link> },
      { name: 'telephone', content: <Link to="tel:+18005550199">(800) 555-0199</Link> },
    ],
  },
  {
    id: 'quantity-stepper',
    title: 'Quantity stepper',
    text: 'Minus, number, plus. It shows; the rules of quantities belong to whoever uses it.',
    files: ['ui/quantity-stepper.tsx'],
    states: [
      { name: 'at rest', content: <StepperExample initial="2" /> },
      { name: 'nothing more to take', content: <StepperExample initial="1" canDecrease={false} /> },
      {
        name: 'stock reached',
        content: (
          <StepperExample
            initial="7"
            canIncrease={false}
            message="Quantities are limited, last few items of stock remaining."
          />
        ),
      },
      { name: 'disabled', content: <StepperExample initial="1" isDisabled /> },
    ],
  },
]

type StepperProps = Omit<ComponentProps<typeof QuantityStepper>, 'value' | 'onType' | 'onStep'>

function StepperExample({ initial, ...props }: StepperProps & { initial: string }) {
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
