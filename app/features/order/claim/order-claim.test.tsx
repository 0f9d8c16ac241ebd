import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { OrderClaim } from './order-claim'

const LINK = '/order-claim#order=00001001&code=v1ew&email=ada%40example.com'
const KNOWN = { orderNo: '00001001', email: 'ada@example.com', orderViewCode: 'v1ew' }
const LINES = [
  { itemId: 'a', quantity: 3, name: 'Truffles', shipmentId: 'me', whom: 'Ada', isPickup: false },
  { itemId: 'b', quantity: 1, name: 'Bark', shipmentId: 'bo', whom: 'Bo', isPickup: false },
]
const REFUND = {
  amount: 12,
  to: [
    {
      ...{ amount: 12, methodId: 'CREDIT_CARD', cardType: 'Visa', lastDigits: '1111' },
      isByHand: false,
    },
  ],
}

const { server } = createBasketServer({})
let sent: Record<string, unknown>[]
let photos: number
let upload: Promise<void> | undefined
let photoRefusal: typeof refusal
let refusal: (() => ReturnType<typeof problem>) | undefined
let outcome: object
beforeEach(() => {
  sent = []
  photos = 0
  upload = undefined
  photoRefusal = undefined
  refusal = undefined
  outcome = { state: 'refunded', refund: REFUND }
  const claims: object[] = []
  const at = (path: string) => `*/custom/claims/v1/organizations/:organization/${path}`
  server.use(
    http.post(at('claimable'), async ({ request }) => {
      const known = (await request.json()) as typeof KNOWN
      if (known.orderNo !== KNOWN.orderNo) return problem(404, 'order-not-found', 'No such order')
      return HttpResponse.json({ orderNo: KNOWN.orderNo, currency: 'USD', lines: LINES, claims })
    }),
    http.post(at('photos'), async () => {
      await upload
      if (photoRefusal) return photoRefusal()
      return HttpResponse.json({ photoId: `photo-${(photos += 1)}` })
    }),
    http.post(at('photos/read'), () => HttpResponse.json({ picture: 'data:image/jpeg;base64,' })),
    http.post(at('claims'), async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      if (refusal) return refusal()
      sent.push(body)
      const items = [{ itemId: 'a', quantity: 2, name: 'Truffles' }]
      const claim = { id: body.id, kind: body.kind, items, createdAt: '2026-12-01', ...outcome }
      claims.push(claim)
      return HttpResponse.json(claim)
    }),
  )
})

const click = async (role: string, name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }))
const chooseTwo = async () => {
  await click('radio', 'It melted')
  await click('checkbox', 'Truffles (3)')
  await click('button', 'Decrease quantity')
  await click('button', 'Continue')
}

test('three screens: what and for whom, a photo and words, and the money is back', async () => {
  const { address } = renderInShop(<OrderClaim />, LINK)
  expect(await screen.findByText('Bo')).toBeVisible()
  expect(address()).toBe('/order-claim')
  await chooseTwo()
  const file = new File(['photo'], 'a.jpg', { type: 'image/jpeg' })
  await userEvent.upload(await screen.findByLabelText('Add a photo', { selector: 'input' }), file)
  expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText(/Anything we should know/), 'Soup')
  await click('button', 'Send')
  expect(await screen.findByText('You have your money back')).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(screen.getByText('$12.00 to Visa ending in 1111')).toBeVisible()
  expect(sent).toMatchObject([
    {
      ...KNOWN,
      ...{ kind: 'melted', words: 'Soup', items: [{ itemId: 'a', quantity: 2 }] },
      ...{ photoIds: ['photo-1'], id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-/) },
    },
  ])
  expect(screen.getByRole('button', { name: 'Back to the order' })).toBeVisible()
})

test('a replacement is named by the number of its order', async () => {
  outcome = { state: 'replaced', replacedBy: '00001002' }
  renderInShop(<OrderClaim />, LINK)
  await chooseTwo()
  await click('button', 'Send')
  expect(await screen.findByText('We send you a replacement')).toBeVisible()
  expect(screen.getByText('The replacement is order 00001002')).toBeVisible()
  // a guest opens it by the link in its own mails
  expect(screen.queryByRole('link', { name: '00001002' })).toBeNull()
})

const FILE = new File(['photo'], 'a.jpg', { type: 'image/jpeg' })
const choosePhotos = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Add a photo', { selector: 'input' }), files)

test('words typed while a photo is being sent stay, and Send waits for the photo', async () => {
  let finish = () => {}
  upload = new Promise((resolve) => {
    finish = resolve
  })
  renderInShop(<OrderClaim />, LINK)
  await chooseTwo()
  await choosePhotos(FILE)
  const words = screen.getByLabelText(/Anything we should know/)
  await userEvent.type(words, 'Soup')
  await click('button', 'Send')
  expect(sent).toEqual([])
  finish()
  expect(await screen.findByText('You have your money back')).toBeVisible()
  expect(sent).toMatchObject([{ words: 'Soup', photoIds: ['photo-1'] }])
})

test('a photo that fails says why, and Send goes on without it', async () => {
  renderInShop(<OrderClaim />, LINK)
  await chooseTwo()
  photoRefusal = () => problem(400, 'invalid-picture', 'The file is damaged.')
  await choosePhotos(FILE)
  expect(await screen.findByText(/This file is no photo that we can read/)).toBeVisible()
  photoRefusal = () => problem(413, 'payload-too-large', 'Too large.')
  await choosePhotos(FILE)
  expect(await screen.findByText(/This photo is too large/)).toBeVisible()
  photoRefusal = () => problem(400, 'too-many-photos', 'Too many.')
  await choosePhotos(FILE)
  expect(await screen.findByText(/Too many photos were added/)).toBeVisible()
  photoRefusal = () => problem(500, 'internal-server-error', 'Oops.')
  await choosePhotos(FILE)
  expect(await screen.findByText(/could not be added. Please try again/)).toBeVisible()
  await click('button', 'Send')
  expect(await screen.findByText('You have your money back')).toBeVisible()
  expect(sent).toMatchObject([{ photoIds: [] }])
})

test('with four photos, and after one is removed, the focus stays at the photos', async () => {
  renderInShop(<OrderClaim />, LINK)
  await chooseTwo()
  expect(screen.getByRole('form', { name: 'Show and tell us what is wrong' })).toHaveFocus()
  screen.getByRole('button', { name: 'Add a photo' }).focus()
  await choosePhotos(FILE, FILE, FILE, FILE, FILE)
  expect(await screen.findByText(/Only 4 photos can be added/)).toBeVisible()
  expect(await screen.findByRole('img', { name: 'Photo 4' })).toBeInTheDocument()
  const group = screen.getByRole('group', { name: 'Photos' })
  await waitFor(() => expect(group).toHaveFocus())
  await click('button', 'Remove photo 2')
  expect(group).toHaveFocus()
  expect(screen.queryByText(/Only 4 photos/)).not.toBeInTheDocument()
  expect(screen.getAllByRole('img')).toHaveLength(3)
})

test('nothing is sent without a kind and pieces, and the focus goes to what is missing', async () => {
  renderInShop(<OrderClaim />, LINK)
  await click('button', 'Continue')
  expect(screen.getByText('Please choose what is wrong.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'It melted' })).toHaveFocus()
  await click('radio', 'It is missing')
  await click('button', 'Continue')
  expect(screen.getByText('Please choose what it is about.')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Truffles (3)' })).toHaveFocus()
})

test('a reload loses nothing, and a refusal keeps what was written', async () => {
  const first = renderInShop(<OrderClaim />, LINK)
  await chooseTwo()
  await userEvent.type(await screen.findByLabelText(/Anything we should know/), 'Soup')
  first.unmount()
  renderInShop(<OrderClaim />, LINK)
  const words = await screen.findByLabelText(/Anything we should know/)
  expect(words).toHaveValue('Soup')
  refusal = () => problem(409, 'not-claimable', 'This cannot be claimed, or not as many.')
  await click('button', 'Send')
  expect(await screen.findByText('This cannot be claimed, or not as many.')).toBeVisible()
  expect(words).toHaveValue('Soup')
  refusal = undefined
  outcome = { state: 'open' }
  // a second click while it is being sent
  const send = screen.getByRole('button', { name: 'Send' })
  fireEvent.click(send)
  fireEvent.click(send)
  expect(await screen.findByText('Thank you, we are looking at it')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a wrong number asks for the order again', async () => {
  renderInShop(<OrderClaim />, '/order-claim#order=7&code=x&email=a%40example.com')
  expect(await screen.findByText(/We found no order that goes with these/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Find My Order' })).toBeVisible())
})
