import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findChatWidget } from '@/integrations/chat/chat-widget'
import OwnChat from '../chat/own-chat'
import { Footer } from '../footer/footer'
import { Header } from '../header/header'
import { renderShell } from '../testing/render-shell'

jest.mock('../menu/menu-drawer', () => {
  throw new Error('Loading chunk menu-drawer failed.')
})
jest.mock('@/features/search/search-suggestions', () => {
  throw new Error('Loading chunk search-suggestions failed.')
})
jest.mock('@/features/feedback/feedback-dialog', () => {
  throw new Error('Loading chunk feedback-dialog failed.')
})
jest.mock('../chat/chat-panel', () => {
  throw new Error('Loading chunk chat-panel failed.')
})

beforeEach(() => {
  // the page has already been reloaded once
  sessionStorage.setItem('chunk-reload', '"/"')
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

async function expectFailure(name: string, part: string) {
  await userEvent.click(screen.getByRole('button', { name }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(
    `Oh fudge! Something unexpected went wrong! Please try again or contact us.Loading chunk ${part} failed`,
  )
  const box = within(alert.parentElement ?? alert)
  await userEvent.click(box.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name })).toBeVisible()
}

test('a menu or suggestions that do not arrive leave the header as it is [ERR-008, ERR-013]', async () => {
  renderShell(<Header />)
  await expectFailure('Open menu', 'menu-drawer')
  await expectFailure('Open menu', 'menu-drawer')
  await userEvent.type(screen.getByRole('combobox'), 'truf')
  expect(screen.getByRole('combobox')).toHaveValue('truf')
  expect(screen.getByRole('link', { name: /^Bag/ })).toBeInTheDocument()
})

test('a survey that does not arrive leaves the footer as it is [ERR-008, ERR-013]', async () => {
  renderShell(<Footer />)
  await expectFailure('Feedback', 'feedback-dialog')
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
})

test('a chat that does not arrive can be tried again [ERR-008, ERR-013]', async () => {
  renderShell(<OwnChat />)
  act(() => findChatWidget()?.show())
  await expectFailure('Chat with us', 'chat-panel')
})
