import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OperatorRole } from '@rules/operator-rights'
import { renderOffice } from '../testing/render-office'
import { PageFrame } from './page-frame'

function open(path: string, role: OperatorRole) {
  const session = { email: 'ada@example.com', roles: [role] }
  return renderOffice(<PageFrame>The page</PageFrame>, { at: path, ...session })
}

beforeEach(() => localStorage.clear())

const navigation = () => screen.getByRole('navigation', { name: 'Back office' })
const sideBar = () => screen.getByRole('button', { name: 'Side bar' })

test('an operator sees the sections that their roles open, by group', () => {
  open('/page-speed', 'content')
  expect(within(navigation()).getAllByRole('list')).toHaveLength(2)
  const group = within(navigation()).getByRole('list', { name: 'Storefront' })
  const links = within(group).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Content',
    'Calendar',
    'Texts and links',
    'Pictures',
    'Page speed',
  ])
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Page speed')
  expect(screen.getByRole('button', { name: 'Ada' })).toBeInTheDocument()
})

test('a folded side bar stays folded, and the editor of content begins with one', async () => {
  const { unmount } = open('/orders', 'admin')
  await userEvent.click(sideBar())
  expect(sideBar()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('navigation')).toBeNull()
  unmount()
  const again = open('/shops', 'admin')
  expect(sideBar()).toHaveAttribute('aria-expanded', 'false')
  again.unmount()

  const editor = open('/content/a', 'admin')
  expect(sideBar()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(sideBar())
  expect(within(navigation()).getByText('Content')).toHaveAttribute('aria-current', 'page')
  editor.unmount()
  open('/orders', 'admin')
  expect(sideBar()).toHaveAttribute('aria-expanded', 'false')
})
