import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { serve } from '../../../tests/setup/serve'
import { emptyAddress, showAddressForm } from '../testing/address-form'

const LIST = [
  '12 Cocoa Lane, Albany NY 12201',
  '12 Cocoa Lane, Buffalo NY 14201',
  '12 Cocoa Lane, Troy NY 12180',
]
let asked: string[]
let texts: string[]
let confidence: string

serve(
  http.post('*/api/test-site/address-suggestions', ({ request }) => {
    asked.push(new URL(request.url).search)
    const suggestions = texts.map((text, at) => ({ text, global_address_key: `key-${at}` }))
    return HttpResponse.json({ result: { suggestions, confidence } })
  }),
  http.get('*/api/test-site/address-format', ({ request }) => {
    const key = new URL(request.url).searchParams.get('global_address_key')
    if (key === 'key-2') return HttpResponse.json({ title: 'Not Found' }, { status: 404 })
    const address = {
      address_line_1: '12 Cocoa Lane',
      locality: key === 'key-0' ? 'Albany' : 'Buffalo',
      region: 'NY',
      postal_code: key === 'key-0' ? '12201' : '14201',
    }
    return HttpResponse.json({ result: { address } })
  }),
)

let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
  user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null })
  asked = []
  texts = LIST
  confidence = 'Multiple matches'
  showAddressForm({ address: emptyAddress, hasCanada: true })
})

const street = () => screen.getByLabelText('Street Address')
const options = () => screen.queryAllByRole('option', { name: /Cocoa/ })
const activeText = () =>
  document.getElementById(street().getAttribute('aria-activedescendant') ?? '')?.textContent
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms))

async function open(): Promise<void> {
  await user.type(street(), '12 Cocoa Lane')
  await pass(700)
  await waitFor(() => expect(options()).toHaveLength(3))
}

test('asks once typing has paused for 700 ms, from three letters on [ADDR-008, ADDR-014, ADDR-015]', async () => {
  await user.type(street(), '12')
  await pass(5000)
  expect(asked).toEqual([])
  await user.type(street(), ' Cocoa Lane')
  await pass(699)
  expect(asked).toEqual([])
  // the request must be sent exactly after the pause, so it is counted without waiting
  const fetched = jest.spyOn(window, 'fetch')
  await pass(1)
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockRestore()
  await waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual(LIST))
  expect(asked).toEqual(['?address1=12+Cocoa+Lane&countryCode=US'])
  expect(street()).toHaveAttribute('aria-expanded', 'true')
})

test('three letters are enough to ask about [ADDR-008]', async () => {
  await user.type(street(), '12C')
  await pass(700)
  await waitFor(() => expect(asked).toEqual(['?address1=12C&countryCode=US']))
})

test('a text that is what it was is not asked about [ADDR-008]', async () => {
  await user.type(street(), '12 Coc')
  await user.clear(street())
  await pass(5000)
  expect(asked).toEqual([])
})

test('the address picked fills street, city, state and code [ADDR-013, ADDR-055]', async () => {
  await open()
  await user.click(screen.getByRole('option', { name: LIST[1] }))
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Buffalo'))
  expect(street()).toHaveValue('12 Cocoa Lane')
  expect(screen.getByLabelText('State')).toHaveValue('NY')
  expect(screen.getByLabelText('Zip Code')).toHaveValue('14201')
  expect(options()).toEqual([])
  await waitFor(() => expect(street()).toHaveFocus())
  await pass(5000)
  expect(asked).toHaveLength(1)
})

test('a single verified match fills the form by itself [ADDR-010]', async () => {
  texts = LIST.slice(0, 1)
  confidence = 'Verified match'
  await user.type(street(), '12 Cocoa Lane 12201')
  await pass(700)
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Albany'))
  expect(options()).toEqual([])
  expect(screen.getByText('Filled in: 12 Cocoa Lane')).toBeInTheDocument()
})

test('a single match that is not verified is offered [ADDR-010]', async () => {
  texts = LIST.slice(0, 1)
  await user.type(street(), '12 Cocoa')
  await pass(700)
  await waitFor(() => expect(options()).toHaveLength(1))
  expect(screen.getByLabelText('City')).toHaveValue('')
})

test('of several a verified one is offered with the others [ADDR-010]', async () => {
  confidence = 'Verified match'
  await open()
  expect(screen.getByLabelText('City')).toHaveValue('')
})

test('no match shows nothing and asks nothing until the next key [ADDR-009]', async () => {
  await open()
  texts = []
  await user.type(street(), ' zzz')
  expect(options()).toEqual([])
  await pass(700)
  await waitFor(() => expect(asked).toHaveLength(2))
  await pass(60_000)
  expect(options()).toEqual([])
  expect(asked).toHaveLength(2)
  texts = LIST
  await user.type(street(), '{Backspace}')
  await pass(700)
  await waitFor(() => expect(options()).toHaveLength(3))
})

test('keys lead through the list, and choose [ADDR-011]', async () => {
  await open()
  await user.keyboard('{ArrowDown}')
  expect(activeText()).toBe(LIST[0])
  await user.keyboard('{ArrowUp}')
  expect(activeText()).toBe(LIST[2])
  await user.keyboard('{Home}')
  expect(activeText()).toBe(LIST[0])
  await user.keyboard('{End}{ArrowUp}')
  expect(activeText()).toBe(LIST[1])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Buffalo'))
  // Enter did not submit the form
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('Escape closes the list and keeps the text [ADDR-011]', async () => {
  await open()
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(street()).toHaveValue('12 Cocoa Lane')
})

test('a click elsewhere closes it, and so does leaving the field [ADDR-012]', async () => {
  await open()
  fireEvent.pointerDown(document.body)
  expect(options()).toEqual([])
  await user.type(street(), ' 5')
  await pass(700)
  await waitFor(() => expect(options()).toHaveLength(3))
  await user.tab()
  expect(options()).toEqual([])
})

test('who has left the field is not interrupted', async () => {
  await user.type(street(), '12 Cocoa Lane')
  await user.tab()
  await pass(5000)
  expect(asked).toEqual([])
})

test('an address that cannot be read leaves what was typed, and says so', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  await open()
  await user.click(screen.getByRole('option', { name: LIST[2] }))
  expect(await screen.findByText(/We could not look up that address/)).toBeVisible()
  expect(street()).toHaveValue('12 Cocoa Lane')
})

test('a PO box is not looked up [ADDR-005]', async () => {
  await user.click(screen.getByLabelText('This is a PO Box'))
  await user.type(street(), ' 12')
  await pass(5000)
  expect(asked).toEqual([])
})

test('Canada is asked for Canadian addresses [ADDR-015]', async () => {
  await user.selectOptions(screen.getByLabelText('Country'), 'CA')
  await user.type(street(), '12 Cocoa Lane')
  await pass(700)
  await waitFor(() => expect(asked).toEqual(['?address1=12+Cocoa+Lane&countryCode=CA']))
})
