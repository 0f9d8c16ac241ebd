import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { saveFile } from '@/lib/save-file'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { OrderReturn } from './order-return'

jest.mock('@/lib/save-file')

const LINK = '/order-return#order=00001001&code=v1ew&email=ada%40example.com'
const LINES = [
  { itemId: 'a', quantity: 3, name: 'Spirals', shipmentId: 'me', whom: 'Ada', isPickup: false },
]

const { server } = createBasketServer({})
let sent: Record<string, unknown>[]
let returnable: object[]
let outcome: object
let label: () => ReturnType<typeof problem>
beforeEach(() => {
  sent = []
  returnable = LINES
  outcome = { state: 'returning', returnNo: 'R00001001-1', hasLabel: true }
  label = () => HttpResponse.json({ label: btoa('%PDF-') })
  const claims: object[] = []
  const at = (path: string) => `*/custom/claims/v1/organizations/:organization/${path}`
  server.use(
    http.post(at('claimable'), () =>
      HttpResponse.json({
        ...{ orderNo: '00001001', currency: 'USD', lines: LINES, returnable, claims },
      }),
    ),
    http.post(at('returns/label'), () => label()),
    http.post(at('claims'), async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      sent.push(body)
      const items = [{ itemId: 'a', quantity: 2, name: 'Spirals' }]
      const claim = { id: body.id, kind: 'return', items, createdAt: '2026-12-01', ...outcome }
      claims.push(claim)
      return HttpResponse.json(claim)
    }),
  )
})

const send = () => userEvent.click(screen.getByRole('button', { name: 'Get the return label' }))
async function giveBack() {
  await userEvent.click(await screen.findByLabelText('Spirals (3)'))
  await userEvent.click(screen.getByRole('button', { name: /Decrease/ }))
  await userEvent.click(screen.getByLabelText('I ordered too many'))
  await send()
}

test('in two screens a guest has a return number and the label', async () => {
  renderInShop(<OrderReturn />, LINK)
  await screen.findByLabelText('Spirals (3)')
  await send()
  expect(screen.getByText('Please choose what it is about.')).toBeVisible()
  expect(screen.getByText('Please choose why.')).toBeVisible()
  expect(screen.getByLabelText('Spirals (3)')).toHaveFocus()
  await giveBack()
  expect(await screen.findByText('You can send it back')).toBeVisible()
  expect(screen.getByText('Return number R00001001-1')).toBeVisible()
  expect(sent).toMatchObject([
    {
      ...{ orderNo: '00001001', orderViewCode: 'v1ew', kind: 'return', photoIds: [] },
      ...{ returnReason: 'Ordered too many', items: [{ itemId: 'a', quantity: 2 }] },
    },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Download the label' }))
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'R00001001-1.pdf')
})

test('without a label yet the return stays, and the label is offered again', async () => {
  label = () => problem(503, 'unavailable', 'The label provider does not answer.')
  renderInShop(<OrderReturn />, LINK)
  await giveBack()
  const print = await screen.findByRole('button', { name: 'Download the label' })
  await userEvent.click(print)
  expect(await screen.findByText(/Your return is kept/)).toBeVisible()
  expect(print).toBeEnabled()
})

test('recipients without a label are named, and the others are saved', async () => {
  label = () => HttpResponse.json({ label: btoa('%PDF-'), missing: ['Bo Diddley'] })
  renderInShop(<OrderReturn />, LINK)
  await giveBack()
  await userEvent.click(await screen.findByRole('button', { name: 'Download the label' }))
  expect(await screen.findByText(/The label for Bo Diddley cannot be made/)).toBeVisible()
  expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'R00001001-1.pdf')
})

test('a return that a person looks at says not to send it, without a label', async () => {
  outcome = { state: 'open', hasLabel: false }
  renderInShop(<OrderReturn />, LINK)
  await giveBack()
  expect(await screen.findByText(/Please do not send it before/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Download the label' })).not.toBeInTheDocument()
})

test('where nothing may come back, it leads to the contact form', async () => {
  returnable = []
  renderInShop(<OrderReturn />, LINK)
  expect(await screen.findByText(/Fresh food cannot come back/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact-us?order=00001001',
  )
})

test.each([
  [{ hasLabel: true }, [/take it to the post/]],
  [{ toShop: true }, [/to that shop/]],
  [{ hasLabel: true, toShop: true }, [/take it to the post/, /to that shop/]],
  [{}, [/Write to us before you send it/]],
])('a return with %o says how it comes back', async (ways, texts) => {
  outcome = { state: 'returning', returnNo: 'R00001001-1', ...ways }
  renderInShop(<OrderReturn />, LINK)
  await giveBack()
  await screen.findByText('You can send it back')
  const every = [/take it to the post/, /to that shop/, /Write to us before you send it/]
  const shown = every.filter((one) => screen.queryByText(one) !== null)
  expect(shown.map(String)).toEqual(texts.map(String))
})

test('a return that was declined meanwhile is not said to be looked at', async () => {
  outcome = { state: 'declined' }
  renderInShop(<OrderReturn />, LINK)
  await giveBack()
  expect(await screen.findByText(/It is decided already/)).toBeVisible()
  expect(screen.queryByText(/looking at it/)).not.toBeInTheDocument()
})
