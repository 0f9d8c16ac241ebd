import { readFileSync } from 'node:fs'
import path from 'node:path'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { toSelections } from '@/rules/recipients'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { anAddress } from '../../../tests/setup/an-address'
import { RecipientList } from './recipient-list'

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    shipmentId: `Shipment${at + 1}`,
    shippingAddress: anAddress({ firstName: `Ada${at + 1}`, address1: `${at + 1} Cocoa Lane` }),
  }))

function List({ shipments }: { shipments: { shipmentId: string; shippingAddress?: object }[] }) {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  return <RecipientList selections={toSelections(shipments, chosen)} onSelect={choose} />
}
const show = (count: number) => renderInShop(<List shipments={people(count)} />)
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('it takes two recipients to choose from [MSH-009]', () => {
  const { unmount } = show(1)
  expect(screen.queryByRole('list')).toBeNull()
  unmount()
  show(2)
  expect(screen.getByRole('list')).toBeVisible()
})

test('each is shown by name and address, else by their number [MSH-013]', () => {
  renderInShop(<List shipments={[...people(1), { shipmentId: 'Shipment2' }]} />)
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first as HTMLElement).getByText('Ada1 Bloom')).toBeVisible()
  expect(
    within(first as HTMLElement).getByText('1 Cocoa Lane, Saint Louis, MO 63101'),
  ).toBeVisible()
  expect(within(second as HTMLElement).getByText('Recipient 2')).toBeVisible()
  expect(within(second as HTMLElement).getByText('Address still to come')).toBeVisible()
})

test.each([
  [5, ''],
  [6, 'auto'],
])('%i recipients stand in a list whose overflow is "%s" [MSH-010]', (count, overflowY) => {
  const style = document.createElement('style')
  // jsdom applies style sheets but has no row heights
  style.textContent = readFileSync(path.join(__dirname, 'recipient-list.module.css'), 'utf8')
  document.head.append(style)
  show(count)
  expect(getComputedStyle(screen.getByRole('list')).overflowY).toBe(overflowY)
  style.remove()
})

test('select-all shows whether all are chosen [MSH-011]', async () => {
  show(3)
  for (const name of [/Ada1/, /Ada2/]) await userEvent.click(box(name))
  expect(box('Select all')).not.toBeChecked()
  expect(box('Select all').indeterminate).toBe(true)
  expect(screen.getByText('2 of 3 selected')).toBeVisible()
  await userEvent.click(box(/Ada3/))
  expect(box('Select all')).toBeChecked()
  await userEvent.click(box(/Ada2/))
  expect(box('Select all')).not.toBeChecked()
})

test('select-all chooses everybody, and then nobody [MSH-028]', async () => {
  show(4)
  const chosen = () => screen.getAllByRole('checkbox', { checked: true })
  await userEvent.click(box('Select all'))
  expect(chosen()).toHaveLength(5)
  await userEvent.click(box('Select all'))
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
})
