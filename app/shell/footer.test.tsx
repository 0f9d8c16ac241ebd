import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installTestConfig } from '../../tests/setup/render-app'
import { Footer } from './footer'
import { demoFooter, renderShell } from './testing/render-shell'

beforeAll(installTestConfig)

const NETWORKS = ['instagram', 'x-twitter', 'facebook', 'tiktok', 'youtube', 'pinterest']
const footer = {
  ...demoFooter,
  columns: [
    { title: 'Shop', links: [{ displayName: 'Truffles', pageLink: '/category/truffles' }] },
  ],
  socialLinks: NETWORKS.map((name) => ({
    name,
    displayName: name,
    url: `https://${name}.example`,
  })),
  accessibilityNote: 'If a screen reader has trouble here, call (800) 555-0188 for help.',
}

it("promotes 'Join The Sweet List', which leads to the sign-up [SHELL-024]", () => {
  renderShell(<Footer />, { footer })
  expect(screen.getByRole('link', { name: 'Join The Sweet List' })).toHaveAttribute(
    'href',
    '/emailsignup',
  )
})

it('has its columns open, and as an accordion that opens on a press [SHELL-026]', async () => {
  const user = userEvent.setup()
  const { container } = renderShell(<Footer />, { footer })
  expect(screen.getByRole('heading', { name: 'Shop' })).toBeInTheDocument()
  const accordion = container.querySelector('details')
  const summary = container.querySelector('summary')
  if (!accordion || !summary) throw new Error('The column has no accordion')
  expect(accordion).not.toHaveAttribute('open')
  await user.click(summary)
  expect(accordion).toHaveAttribute('open')
  expect(within(accordion).getByText('Truffles')).toHaveAttribute('href', '/category/truffles')
})

it('links to six networks, each by its name [SHELL-027]', () => {
  renderShell(<Footer />, { footer })
  const list = within(screen.getByRole('list', { name: 'Follow us' }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(NETWORKS)
})

it('says whom to call where the site cannot be used, with a number to press [SHELL-028]', () => {
  renderShell(<Footer />, { footer })
  expect(screen.getByText(/screen reader has trouble/)).toBeVisible()
  expect(screen.getByRole('link', { name: '(800) 555-0188' })).toHaveAttribute(
    'href',
    'tel:+18005550188',
  )
})

it('ends with the copyright of this year [SHELL-029, SHELL-030]', () => {
  renderShell(<Footer />, { footer })
  const year = new Date().getFullYear()
  expect(screen.getByText(`© ${year} Maison Brindille. All rights reserved.`)).toBeVisible()
})

it('opens help and asks for feedback', () => {
  renderShell(<Footer />, { footer })
  expect(screen.getByRole('button', { name: 'Need Help' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Feedback' })).toBeVisible()
})
