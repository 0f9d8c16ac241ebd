import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import { UploadDialog } from './upload-dialog'

const server = serve()

const onUploaded = jest.fn()
const onClose = jest.fn()

/**
 * Submits the form without validation: jsdom ignores the files of `userEvent.upload`, and would
 * take the required field for empty.
 */
function submit() {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Upload and check' })
  expect(button).toBeEnabled()
  if (button.form) fireEvent.submit(button.form)
}

async function openWithFile() {
  const opened = renderOffice(<UploadDialog onUploaded={onUploaded} onClose={onClose} />)
  const file = new File(['PK'.repeat(5000)], 'spring.zip', { type: 'application/zip' })
  await userEvent.upload(await screen.findByLabelText(/^Site-import archive/), file)
  submit()
  return opened
}

test('an upload shows how far it is, and ends when the dialog is closed', async () => {
  const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort')
  let answer = () => undefined
  const answered = new Promise<undefined>((resolve) => {
    answer = () => void resolve(undefined)
  })
  server.use(
    http.post(`*${BACK_OFFICE_API}/imports`, async () => {
      await answered
      return HttpResponse.json({ id: 1 })
    }),
  )
  const { unmount } = await openWithFile()
  expect(await screen.findByRole('progressbar', { name: 'How much is uploaded' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalled()
  expect(abort).not.toHaveBeenCalled()
  unmount()
  expect(abort).toHaveBeenCalledTimes(1)
  answer()
  expect(onUploaded).not.toHaveBeenCalled()
})

test.each([
  [
    'the engine refuses',
    HttpResponse.json({ detail: 'No archive.' }, { status: 400 }),
    'No archive.',
  ],
  ['the connection breaks', HttpResponse.error(), 'The connection to the engine broke off.'],
])('an upload that ends because %s can be sent again', async (_, failure, text) => {
  let calls = 0
  server.use(
    http.post(`*${BACK_OFFICE_API}/imports`, ({ request }) => {
      expect(new URL(request.url).searchParams.get('fileName')).toBe('spring.zip')
      calls += 1
      return calls === 1 ? failure : HttpResponse.json({ id: 7 }, { status: 201 })
    }),
  )
  await openWithFile()
  expect(await screen.findByText(text, { exact: false })).toBeVisible()
  submit()
  await waitFor(() =>
    expect(onUploaded).toHaveBeenCalledWith({ id: 7 }, expect.anything(), undefined),
  )
})
