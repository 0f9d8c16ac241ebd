import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Footer } from './footer'
import { demoFooter, renderShell } from '../testing/render-shell'

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
  expect(screen.getByRole('link', { name: 'Join The Sweet List' })).toLeadTo('/emailsignup')
})

it('has its columns under titles, and as an accordion that opens on a click [SHELL-026]', async () => {
  renderShell(<Footer />, { footer })
  expect(screen.getByRole('heading', { name: 'Shop' })).toBeInTheDocument()
  const toggle = screen.getByRole('button', { name: 'Shop' })
  const links = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
  if (!links) throw new Error('The button discloses nothing')
  expect(within(links).getByText('Truffles')).toLeadTo('/category/truffles')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(links).not.toHaveClass('isOpen')
  await userEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(links).toHaveClass('isOpen')
  await userEvent.click(toggle)
  expect(links).not.toHaveClass('isOpen')
})

it('links to six networks, each by its name [SHELL-027]', () => {
  renderShell(<Footer />, { footer })
  const list = within(screen.getByRole('list', { name: 'Follow us' }))
  expect(list.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(NETWORKS)
})

it('says whom to call where the site cannot be used, with a number to click [SHELL-028]', () => {
  renderShell(<Footer />, { footer })
  expect(screen.getByText(/screen reader has trouble/)).toBeVisible()
  expect(screen.getByRole('link', { name: '(800) 555-0188' })).toLeadTo('tel:+18005550188')
})

it.each([
  [2026, '2026-06-01T12:00:00Z'],
  // still New Year's Eve in California
  [2031, '2032-01-01T07:59:59Z'],
  [2032, '2032-01-01T08:00:00Z'],
])('ends with the copyright of the year %d at %s [SHELL-029, SHELL-030]', (year, now) => {
  jest.useFakeTimers({ now: new Date(now) })
  renderShell(<Footer />, { footer })
  expect(screen.getByText(`© ${year} Maison Brindille. All rights reserved.`)).toBeVisible()
})

it('opens help and asks for feedback', () => {
  renderShell(<Footer />, { footer })
  expect(screen.getByRole('button', { name: 'Need Help' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Feedback' })).toBeVisible()
})
