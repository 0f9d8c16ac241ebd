import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import '@/shopper/session/session'
import { registerChatWidget } from '@/integrations/chat/chat-widget'
import { findPage } from '@/site/find-page'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { fillIn } from '../../../tests/setup/fill-in'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import OwnChat from './own-chat'
import { useChatVisibility } from './use-chat-visibility'

const CONTACT = '*/mobify/proxy/api/custom/forms/v1/organizations/:org/contact'
let cases: unknown[]

const footer = http.get('*/api/test-site/footer', () =>
  HttpResponse.json({
    contentType: 'footer',
    phone: { display: '(800) 555-0000', tel: '+18005550000', hours: 'Daily, 6 am to 5 pm PT' },
  }),
)
const preferences = http.get('*/api/test-site/site-prefs', () =>
  HttpResponse.json({ recaptchaEnabled: false }),
)
const server = serve(footer, preferences, ...createFakeLogin().handlers)

beforeEach(() => {
  cases = []
})

test.each([
  ['/', true],
  ['/category/truffles', true],
  ['/cart-notes', true],
  ['/cart', false],
  ['/cart/', false],
  ['/shipping', false],
  ['/billing', false],
  ['/revieworder', false],
  ['/order-confirmation', false],
])('%s has the launcher: %s [SHELL-022]', (path, expected) => {
  expect(!findPage(path).isWithoutChat).toBe(expected)
})

describe('when it shows', () => {
  beforeEach(() => jest.useFakeTimers())

  function Watch({ path }: { path: string }) {
    useChatVisibility(path)
    return null
  }
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  test('a second after the page has loaded, and hidden again where it must not be [SHELL-022, SHELL-023]', () => {
    const calls: string[] = []
    const unregister = registerChatWidget({
      show: () => calls.push('show'),
      hide: () => calls.push('hide'),
    })
    const { rerender } = renderApp(<Watch path="/" />)
    wait(999)
    expect(calls).toEqual([])
    wait(1)
    expect(calls).toEqual(['show'])
    rerender(<Watch path="/cart" />)
    expect(calls).toEqual(['show', 'hide'])
    rerender(<Watch path="/search" />)
    expect(calls).toEqual(['show', 'hide', 'show'])
    unregister()
  })

  test.each([
    [4999, ['show']],
    [5001, []],
  ])('a launcher that comes %i ms later is still looked for, or not [SHELL-023]', (late, calls) => {
    const seen: string[] = []
    renderApp(<Watch path="/" />)
    wait(1000)
    wait(late)
    const unregister = registerChatWidget({ show: () => seen.push('show'), hide: () => {} })
    wait(2000)
    expect(seen).toEqual(calls)
    unregister()
  })

  test('a launcher that is late is looked for every half second [SHELL-023]', () => {
    const show = jest.fn()
    renderApp(<Watch path="/" />)
    wait(1000)
    const unregister = registerChatWidget({ show, hide: () => {} })
    wait(499)
    expect(show).not.toHaveBeenCalled()
    wait(1)
    expect(show).toHaveBeenCalledTimes(1)
    unregister()
  })

  test('an outside chat is opened instead of the stand-in', () => {
    const show = jest.fn()
    const utilAPI = { showChatButton: show, hideChatButton: jest.fn() }
    Object.assign(window, { embeddedservice_bootstrap: { utilAPI } })
    renderApp(<Watch path="/" />)
    wait(1000)
    expect(show).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(window, 'embeddedservice_bootstrap')
  })
})

async function openChat() {
  renderApp(
    <>
      <OwnChat />
      <ShowNow />
    </>,
  )
  const launcher = await screen.findByRole('button', { name: 'Chat with us' })
  await userEvent.click(launcher)
  return { launcher, panel: await screen.findByRole('dialog', { name: 'How can we help?' }) }
}

function ShowNow() {
  useChatVisibility('/')
  return null
}

test('the stand-in shows telephone and hours, and closes by Escape with the focus back [SHELL-039]', async () => {
  const { launcher, panel } = await openChat()
  await waitFor(() => expect(panel).toHaveFocus())
  expect(launcher).toHaveAttribute('aria-expanded', 'true')
  const call = await screen.findByRole('link', { name: 'Call (800) 555-0000' })
  expect(call).toLeadTo('tel:+18005550000')
  expect(screen.getByText('Daily, 6 am to 5 pm PT')).toBeVisible()
  expect(screen.getByRole('link', { name: 'More ways to reach us' })).toLeadTo('/contact-us')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(panel).not.toBeInTheDocument())
  await waitFor(() => expect(launcher).toHaveFocus())
})

describe('what lies below the launcher', () => {
  const boxAt = (left: number, width: number) =>
    ({ left, right: left + width, top: 0, bottom: 50, width, height: 50 }) as DOMRect

  /** Shows the launcher over an element of the given width. */
  async function showOver(below: HTMLElement, width: number) {
    document.body.append(below)
    below.getBoundingClientRect = () => boxAt(0, width)
    document.elementsFromPoint = () => [below, document.body]
    renderApp(
      <>
        <OwnChat />
        <ShowNow />
      </>,
    )
    const section = await screen.findByRole('region', { name: 'Customer service' })
    section.getBoundingClientRect = () => boxAt(0, 50)
    return section
  }
  const usual = document.elementsFromPoint.bind(document)
  const below: HTMLElement[] = []
  const element = (name: string) => {
    const made = document.createElement(name)
    below.push(made)
    return made
  }
  afterEach(() => {
    document.elementsFromPoint = usual
    for (const one of below.splice(0)) one.remove()
  })

  test.each([
    ['a button', 'button', 50],
    ['an amount', 'dd', 90],
    ['the end of a wide button', 'button', 1200],
    ['the end of a wide link that looks like a button', 'a', 1200],
  ])('%s is left free', async (what, name, width) => {
    const one = element(name)
    if (what.includes('looks')) one.innerHTML = '<span data-part="label">Continue</span>'
    const section = await showOver(one, width)
    await waitFor(() => expect(section).toHaveClass('covering'))
    await userEvent.click(screen.getByRole('button', { name: 'Chat with us' }))
    await waitFor(() => expect(section).not.toHaveClass('covering'))
  })

  test.each([
    ['a picture that is a link', 'a', 1200],
    ['a paragraph', 'p', 200],
  ])('%s may be below it', async (_what, name, width) => {
    const large = element(name)
    const section = await showOver(large, width)
    const measured = jest.spyOn(document, 'elementsFromPoint')
    window.dispatchEvent(new Event('resize'))
    await waitFor(() => expect(measured).toHaveBeenCalled())
    expect(section).not.toHaveClass('covering')
  })
})

test('a message becomes a case; one that cannot be sent stays as it was typed', async () => {
  let status = 500
  server.use(
    http.post(CONTACT, async ({ request }) => {
      cases.push(await request.json())
      return HttpResponse.json(status === 200 ? { caseId: '1' } : { title: 'No', type: 'x' }, {
        status,
      })
    }),
  )
  await openChat()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findAllByText('This field is required.')).not.toHaveLength(0)
  const alert = within(screen.getByRole('alert'))
  expect(alert.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Your message: This field is required.',
    'First Name: This field is required.',
    'Last Name: This field is required.',
    'Email: This field is required.',
  ])
  expect(cases).toEqual([])

  fillIn({
    'Your message': 'Where is my parcel?',
    'First Name': 'Ada',
    'Last Name': 'Bloom',
    Email: 'ada@example.com',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const notSent = await screen.findByText(/could not be sent/)
  await waitFor(() => expect(notSent.closest('[role="alert"]')).toHaveFocus())
  expect(screen.getByLabelText('Your message')).toHaveValue('Where is my parcel?')

  expect(cases).toHaveLength(1)
  status = 200
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Thank you, Ada!')).toBeVisible()
  expect(cases).toHaveLength(2)
  expect(cases[1]).toEqual({
    firstName: 'Ada',
    lastName: 'Bloom',
    email: 'ada@example.com',
    questionType: 'Chat',
    comment: 'Where is my parcel?',
  })
})
