import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NeedHelpButton } from './need-help-button'
import NeedHelpSheet from './need-help-sheet'
import { SheetHost } from './sheet-host'
import { renderShell } from '../testing/render-shell'

it('holds the telephone, the contact form, shipping and order tracking [SHEET-032, SHEET-033]', async () => {
  renderShell(
    <>
      <NeedHelpButton />
      <SheetHost sheets={{ 'need-help': NeedHelpSheet }} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Need Help' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Need Help' }))
  const target = (name: string) => sheet.getByRole('link', { name }).getAttribute('href')
  expect(target('(800) 555-0100')).toBe('tel:+18005550100')
  expect(sheet.getByText('Monday to Saturday')).toBeInTheDocument()
  expect(target('Write to us')).toBe('/contact-us')
  expect(target('Shipping rates and days')).toBe('/help/shipping-rates')
  expect(target('Track an order')).toBe('/track-order')
})
