import { act, screen } from '@testing-library/react'
import { toPosted, type PageMessage } from '@rules/page-editing'
import { renderOffice } from '../testing/render-office'
import { PageFrame } from './page-frame'

const ORIGIN = 'http://shop.localhost'
const block = { itemId: 'hero', path: '', contentType: 'hero-banner', text: 'Hello' }
const draft = { itemId: 'hero', content: { title: 'New' } }
const page: PageMessage = { kind: 'page', path: '/gifts', blocks: [block], isNew: true }

function open() {
  const onPage = jest.fn()
  const onChosen = jest.fn()
  renderOffice(
    <PageFrame
      title="Preview"
      origin={ORIGIN}
      path="/gifts"
      locale="en-US"
      width={375}
      isPointing
      draft={draft}
      onPage={onPage}
      onChosen={onChosen}
    />,
  )
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview')
  const { contentWindow } = frame
  if (!contentWindow) throw new Error('The frame has no window')
  const post = jest.spyOn(contentWindow, 'postMessage').mockReset()
  const receive = (message: PageMessage, origin = ORIGIN, source: Window = contentWindow) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data: toPosted(message), origin, source }))
    })
  return { frame, post, receive, onPage, onChosen }
}

test('a page that has loaded is told what is edited, and says what was chosen', () => {
  const { frame, post, receive, onPage, onChosen } = open()
  expect(frame).toHaveAttribute('src', `${ORIGIN}/en-US/admin/preview?to=%2Fgifts`)
  receive(page)
  expect(onPage).toHaveBeenCalledWith(page)
  const sent = post.mock.calls.map(([message]) => message)
  expect(sent).toEqual([
    toPosted({ kind: 'pointing', isOn: true }),
    toPosted({ kind: 'draft', ...draft }),
  ])
  receive({ kind: 'chosen', itemId: 'hero', path: 'title' })
  expect(onChosen).toHaveBeenCalledWith({ kind: 'chosen', itemId: 'hero', path: 'title' })
})

test('other windows and other origins are not listened to', () => {
  const { receive, onPage } = open()
  receive(page, 'http://evil.example')
  receive(page, ORIGIN, window)
  expect(onPage).not.toHaveBeenCalled()
})
