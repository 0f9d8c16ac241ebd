import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsentBanner } from './consent-banner'
import { Shell } from '../shell'
import { renderShell } from '../testing/render-shell'

afterEach(() => {
  document.cookie = 'consent=; path=/; max-age=0'
})

const banner = () => screen.queryByRole('region', { name: 'Cookies' })

it('asks while the consent cookie is not 1 [SHELL-019]', () => {
  document.cookie = 'consent=0; path=/'
  renderShell(<ConsentBanner />)
  expect(banner()).toBeVisible()
})

it("'I AGREE' sets the cookie with the value 1 and asks no more, now and later [SHELL-020]", async () => {
  const write = jest.spyOn(document, 'cookie', 'set')
  const { unmount } = renderShell(<ConsentBanner />)
  await userEvent.click(screen.getByRole('button', { name: 'I AGREE' }))
  expect(document.cookie.split('; ')).toContain('consent=1')
  // the cookie lasts a year and is valid for every page
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/; path=\/; max-age=31536000;/))
  write.mockRestore()
  expect(banner()).not.toBeInTheDocument()
  unmount()
  renderShell(<ConsentBanner />)
  expect(banner()).not.toBeInTheDocument()
})

it('does not ask on the visualization, which has neither header nor footer [SHELL-021]', () => {
  renderShell(<Shell>The picture</Shell>, { at: '/admin/visualization' })
  expect(screen.getByRole('main')).toHaveTextContent('The picture')
  expect(banner()).not.toBeInTheDocument()
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
})
