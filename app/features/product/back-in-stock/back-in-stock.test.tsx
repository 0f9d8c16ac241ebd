import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { isAwaited } from '@/rules/availability'
import type { ProductFlag } from '@/rules/product-facts'
import { renderApp } from '../../../../tests/setup/render-app'
import { serve } from '../../../../tests/setup/serve'
import BackInStock from './back-in-stock'

const INVALID = 'Please enter a valid email address.'
const server = serve()
let asked: URL[]

beforeEach(() => {
  asked = []
})

function answer(respond: () => Response | Promise<Response>): void {
  server.use(
    http.get('*/mobify/proxy/test-site/bisn', ({ request }) => {
      asked.push(new URL(request.url))
      return respond()
    }),
  )
}

const email = () => screen.getByLabelText('Email')
const button = () => screen.getByRole('button', { name: 'Notify Me' })

test.each<[ProductFlag[], boolean, boolean]>([
  [['isShowBackInStock'], false, true],
  [['isShowBackInStock', 'isOutOfStock'], true, true],
  [['isShowBackInStock'], true, false],
  [['isShowBackInStock', 'isComingSoon'], false, false],
  [['isShowBackInStock', 'isInShopOnly'], false, false],
  [[], false, false],
])(
  'with flags %j and orderable %s, a stock notice is offered: %s [PDP-076]',
  (flags, orderable, expected) => {
    expect(isAwaited({ flags, orderable }, new Date())).toBe(expected)
  },
)

test('the button is disabled until the address is valid, and an invalid address shows an error [PDP-077, PDP-078]', async () => {
  renderApp(<BackInStock productId="box" />)
  expect(button()).toBeDisabled()
  await userEvent.type(email(), 'ada@example')
  expect(button()).toBeDisabled()
  expect(screen.queryByText(INVALID)).not.toBeInTheDocument()
  await userEvent.tab()
  expect(await screen.findByText(INVALID)).toBeVisible()
  expect(email()).toBeInvalid()
  await userEvent.type(email(), '.com')
  await waitFor(() => expect(button()).toBeEnabled())
  expect(screen.queryByText(INVALID)).not.toBeInTheDocument()
})

test('one request is sent through the proxy, and any successful response shows thanks [PDP-075, PDP-079, PDP-081, PDP-103]', async () => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  answer(async () => {
    await isReleased
    return new HttpResponse('<p>anything</p>')
  })
  renderApp(<BackInStock productId="box-9" />)
  await userEvent.type(email(), 'ada@example.com')
  await waitFor(() => expect(button()).toBeEnabled())
  await userEvent.dblClick(button())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  release()
  const thanks = await screen.findByRole('status')
  expect(thanks).toHaveTextContent('Thank you!')
  expect(thanks).toHaveTextContent('ada@example.com')
  await waitFor(() => expect(thanks).toHaveFocus())
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument()
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/mobify/proxy/test-site/bisn'])
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    pid: 'box-9',
    email: 'ada@example.com',
  })
})

test.each([
  ['nobody answers', () => HttpResponse.error()],
  ['the answer is a refusal', () => new HttpResponse(null, { status: 500 })],
])(
  'when %s, the failure is logged and the form is restored [PDP-080, PDP-081]',
  async (_name, fail) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    answer(fail)
    renderApp(<BackInStock productId="box" />)
    await userEvent.type(email(), 'ada@example.com')
    await waitFor(() => expect(button()).toBeEnabled())
    await userEvent.click(button())
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith(expect.stringContaining('stock notice could not be asked')),
    )
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
    expect(button()).toBeEnabled()
    expect(email()).toHaveValue('ada@example.com')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  },
)
