import { render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { Basket } from '@/commerce-client/baskets'
import { NEW_RECIPIENT, useActiveShipment } from './use-active-shipment'

const untouched: Basket = {
  productItems: [{ itemId: '1', productId: 'Truffles', quantity: 1, shipmentId: 'me' }],
  shipments: [{ shipmentId: 'me' }],
}

function Active() {
  const { id, show } = useActiveShipment(untouched, () => undefined)
  useEffect(() => {
    const showNew = () => show(NEW_RECIPIENT)
    document.addEventListener('click', showNew)
    return () => document.removeEventListener('click', showNew)
  })
  return <output>{id ?? 'none'}</output>
}

// act() would render all updates together; in a browser, the updates of a click are rendered before
// a transition.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

test('a new recipient is shown even when the only shipment has no address yet [MSH-015]', async () => {
  render(<Active />, { wrapper: MemoryRouter })
  expect(screen.getByText('me')).toBeVisible()
  environment.IS_REACT_ACT_ENVIRONMENT = false
  try {
    document.body.click()
    await waitFor(() => expect(screen.getByText(NEW_RECIPIENT)).toBeVisible())
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true
  }
})
