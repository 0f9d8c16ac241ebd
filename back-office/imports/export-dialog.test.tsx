import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { OperatorRole } from '@rules/operator-rights'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import { ExportDialog } from './export-dialog'

let isRunning = false
serve(http.get(`*${BACK_OFFICE_API}/exports`, () => HttpResponse.json({ isRunning })))

const download = jest.fn()
const onClose = jest.fn()

async function open(role: OperatorRole) {
  renderOffice(<ExportDialog download={download} onClose={onClose} />, { roles: [role] })
  await screen.findByRole('dialog', { name: 'Export the shop' })
}

test('offers what the role allows, and downloads what is chosen', async () => {
  isRunning = false
  await open('admin')
  expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Orders/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(download).toHaveBeenCalledWith(`${BACK_OFFICE_API}/exports/archive.zip?with=orders`)
})

test('a role without further rights gets the base, and an export in progress is said', async () => {
  isRunning = true
  await open('viewer')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect(await screen.findByText('An archive is already being written.')).toBeVisible()
  expect(download).not.toHaveBeenCalled()
})
