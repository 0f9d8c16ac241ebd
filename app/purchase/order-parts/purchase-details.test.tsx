import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { saveFile } from '@/lib/save-file'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { aLine } from '../../../tests/setup/a-line'
import { PurchaseDetails } from './purchase-details'

jest.mock('@/lib/save-file')
jest.mock('@/shopper/basket/use-line-products', () => ({ useLineProducts: () => ({}) }))

const toPurchase = (count: number) => ({
  shipments: Array.from({ length: count }, (_, at) => ({
    shipmentId: `S${at}`,
    shippingAddress: { firstName: 'Ada', lastName: `Bloom ${at + 1}`, address1: '1 Elm Street' },
  })),
  productItems: Array.from({ length: count }, (_, at) =>
    aLine({ itemId: `${at}`, quantity: 2, shipmentId: `S${at}` }),
  ),
})
const show = (count: number, isPlaced = true) =>
  renderInShop(
    <PurchaseDetails
      purchase={toPurchase(count)}
      order={isPlaced ? { status: 'new', exportStatus: 'exported' } : undefined}
    />,
  )
const details = () =>
  screen.getAllByText(/^Shipment \d+ of/).map((title) => title.closest('details'))

test('an order of many shipments lists them folded, each with its recipient and goods [ORD-023]', async () => {
  show(20)
  expect(details().map((box) => box?.open)).toEqual(Array.from({ length: 20 }, () => false))
  const [, second] = details()
  expect(second).toHaveTextContent('Shipment 2 of 20: Ada Bloom 2')
  expect(second).toHaveTextContent('Being prepared · 2 × Truffles')
  await userEvent.click(screen.getByText('Shipment 2 of 20: Ada Bloom 2'))
  expect(second?.open).toBe(true)
})

test('what is folded is printed all the same, and folded again afterwards', () => {
  show(6)
  fireEvent(window, new Event('beforeprint'))
  expect(details().every((box) => box?.open)).toBe(true)
  fireEvent(window, new Event('afterprint'))
  expect(details().some((box) => box?.open)).toBe(false)
})

test('few shipments, and a bag on its way to an order, stand open', () => {
  const { unmount } = show(5)
  expect(details()).toEqual(Array.from({ length: 5 }, () => null))
  unmount()
  show(20, false)
  expect(details()).toEqual(Array.from({ length: 20 }, () => null))
})

test('the name of a shipping method is an element of its own, so that a translation keeps its place', () => {
  const [shipment = {}] = toPurchase(1).shipments
  const shipments = [
    { ...shipment, shippingMethod: { id: 'G', name: 'Ground' }, shippingTotal: 9.95 },
  ]
  renderInShop(<PurchaseDetails purchase={{ ...toPurchase(1), shipments }} />)
  expect(screen.getByText('Ground')).toBeVisible()
  expect(screen.getByText('Ground').parentElement).toHaveTextContent(/^Ground \$9\.95$/)
})

test('gift cards alone come without an empty list of goods [ORD-019]', () => {
  const card = { amount: 50, recipientEmail: 'bo@example.com', recipientName: 'Bo' }
  const giftCertificateItems = [{ ...card, giftCertificateItemId: 'g1' }]
  renderInShop(<PurchaseDetails purchase={{ ...toPurchase(0), giftCertificateItems }} order={{}} />)
  const [list, ...others] = screen.getAllByRole('list')
  expect(list).toHaveTextContent('bo@example.com')
  expect(others).toEqual([])
})

test('the days of an arrival can be added to a calendar until they are over', async () => {
  const showOn = (day: string) => {
    const [shipment] = toPurchase(1).shipments
    const purchase = {
      ...toPurchase(1),
      shipments: [{ ...shipment, c_SHIP_DUE_DATE: day, c_arrivesFrom: day, c_arrivesBy: day }],
    }
    return renderInShop(<PurchaseDetails purchase={purchase} order={{ orderNo: '1019' }} />)
  }
  const { unmount } = showOn('2999-12-30')
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar: Ada Bloom 1' }))
  const file = (await jest.mocked(saveFile).mock.calls[0]?.[0].text())?.split('\r\n')
  expect(file).toContain('SUMMARY:Order 1019 arrives for Ada Bloom 1')
  expect(file).toContain('DTEND;VALUE=DATE:29991231')
  unmount()
  showOn('2020-12-30')
  expect(screen.queryByRole('button', { name: /calendar/ })).not.toBeInTheDocument()
})

test('a pickup that is ready shows its code, as text and for scanners', async () => {
  const shipment = { shipmentId: 'S0', c_fromStoreId: '101', c_pickupState: 'ready' }
  const purchase = {
    ...toPurchase(1),
    shipments: [{ ...shipment, c_pickupCode: 'K7M4XR', c_pickupKeptUntil: '2026-12-14' }],
  }
  renderInShop(<PurchaseDetails purchase={purchase} order={{ status: 'new' }} />)
  expect(screen.getByText('K7M 4XR')).toBeInTheDocument()
  expect(screen.getByText(/^We keep it for you until December 14, 2026/)).toBeInTheDocument()
  const picture = await screen.findByRole('img', { name: 'QR code for the scanner of the shop' })
  expect(picture.querySelector('path')).toHaveAttribute(
    'd',
    expect.stringContaining('M4 4h1v1h-1z'),
  )
})

test('a pickup that is ready later than usual says when, as long as it is not', () => {
  const shipment = { shipmentId: 'S0', c_fromStoreId: '101', c_pickupState: 'placed' }
  const later = { ...shipment, c_pickupDueAt: '2026-12-14T22:00:00.000Z' }
  const showAs = (one: object) => (
    <PurchaseDetails
      purchase={{ ...toPurchase(1), shipments: [{ ...later, ...one }] }}
      order={{ status: 'new' }}
    />
  )
  const { unmount } = renderInShop(showAs({}))
  expect(screen.getByText('Ready from').nextSibling).toHaveTextContent(
    'December 14, 2026 at 2:00 PM',
  )
  unmount()
  renderInShop(showAs({ c_pickupState: 'ready' }))
  expect(screen.queryByText('Ready from')).not.toBeInTheDocument()
})

test('what was collected says who took it', () => {
  const shipment = { shipmentId: 'S0', c_fromStoreId: '101', c_pickupState: 'collected' }
  const purchase = { ...toPurchase(1), shipments: [{ ...shipment, c_pickupTakenBy: 'Charles' }] }
  renderInShop(<PurchaseDetails purchase={purchase} order={{ status: 'completed' }} />)
  expect(screen.getByText('Handed over to').nextSibling).toHaveTextContent('Charles')
})

test('of a pickup that was collected in part it says what was', () => {
  const shipment = { shipmentId: 'S0', c_fromStoreId: '101', c_pickupState: 'ready' }
  const [line] = toPurchase(1).productItems
  const purchase = { shipments: [shipment], productItems: [{ ...line, c_collectedQuantity: 1 }] }
  renderInShop(<PurchaseDetails purchase={purchase} order={{ status: 'new' }} />)
  expect(screen.getByText('Collected in part').nextSibling).toHaveTextContent('1 × Truffles')
})
