import { useState } from 'react'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FulfillmentOption } from '@/rules/fulfillment'
import { renderApp } from '../../../../tests/setup/render-app'
import { useOrderRequest } from './use-order-request'

interface Change {
  canOrder?: boolean
  isOpen?: boolean
  option?: FulfillmentOption
}

/** Shows what the last click came to; `to` is what changes while it waits. */
function Page({ from, to }: { from: Change; to: Change }) {
  const [change, setChange] = useState(from)
  const [count, setCount] = useState(0)
  const { request, isAsked, isStopped } = useOrderRequest(
    {
      productId: 'box',
      canOrder: true,
      isOpen: false,
      needsShop: false,
      option: undefined,
      settleQuantity: () => ({ quantity: 1, isReduced: false }),
      ...change,
    },
    () => setCount((before) => before + 1),
  )
  const outcome = isStopped ? 'stopped' : isAsked ? 'waiting' : `${count} ordered`
  return (
    <>
      <button onClick={() => request('bag')}>Add</button>
      <button onClick={() => setChange(to)}>Change</button>
      <output>{outcome}</output>
    </>
  )
}

const open = { isOpen: true }

test.each<[string, Change, Change, string]>([
  ['the stock arrives', open, {}, '1 ordered'],
  ['it turns out to be sold out', open, { canOrder: false }, 'stopped'],
  ['another way of delivery applies', open, { option: 'PICKUP' }, 'stopped'],
  ['it cannot be ordered in the first place', { canOrder: false }, {}, 'stopped'],
])('no click ends without an effect or a message: %s', async (_case, from, to, outcome) => {
  renderApp(<Page from={from} to={to} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(outcome))
})
