import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { ImportMode, OfficeImport } from '@contracts/import'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import ImportPage from './import-page'

const toImport = (mode: ImportMode, removedIds: string[]): OfficeImport => ({
  ...{ id: 7, fileName: 'spring.zip', bytes: 1000, state: 'checked', uploadedBy: 'Ada' },
  ...{ uploadedAt: '2026-11-28T10:00:00Z', revision: 3, mode, hasFile: true },
  trial: {
    ...{ isUsable: true, counts: {}, findings: [], errors: 0, warnings: 0, unlisted: 0 },
    changes: [{ what: 'promotions', added: 1, changed: 0, removed: removedIds.length, removedIds }],
  },
})

const started = jest.fn()
const checked = jest.fn()
const server = serve()

async function show(known: OfficeImport) {
  const at = `*${BACK_OFFICE_API}/imports/7`
  server.use(
    http.get(at, () => HttpResponse.json(known)),
    http.get(`*${BACK_OFFICE_API}/*`, () => HttpResponse.json({ entries: [] })),
    http.put(`${at}/import`, () => {
      started()
      return HttpResponse.json({ ...known, state: 'imported' }, { status: 202 })
    }),
    http.put(`${at}/trial`, async ({ request }) => {
      checked(await request.json())
      return HttpResponse.json(known, { status: 202 })
    }),
  )
  renderOffice(
    <Route path="/imports/:id">
      <ImportPage />
    </Route>,
    { at: '/imports/7' },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
  const first = await screen.findByRole('alertdialog', { name: 'Import spring.zip?' })
  await userEvent.click(within(first).getByRole('button', { name: 'Import' }))
}

test('a running import shows its progress, also while the engine does not answer for a moment', async () => {
  const progress = { step: 'catalogs/a/catalog.xml', done: 30, total: 120 }
  let answers: (() => Response)[] = [
    () => HttpResponse.json({ ...toImport('merge', []), state: 'importing', progress }),
    () => HttpResponse.json({ detail: 'The database does not answer.' }, { status: 503 }),
  ]
  server.use(
    http.get(`*${BACK_OFFICE_API}/imports/7`, () => {
      const [answer = () => HttpResponse.error(), ...rest] = answers
      if (rest.length > 0) answers = rest
      return answer()
    }),
    http.get(`*${BACK_OFFICE_API}/*`, () => HttpResponse.json({ entries: [] })),
  )
  renderOffice(
    <Route path="/imports/:id">
      <ImportPage />
    </Route>,
    { at: '/imports/7' },
  )
  const bar = await screen.findByRole('progressbar', { name: 'How far it is' })
  expect(bar).toHaveAttribute('aria-valuenow', '25')
  expect(screen.getByText('25%')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument()
  expect(await screen.findByText('The import is shown as it was.')).toBeVisible()
  expect(bar).toBeVisible()
  answers = [() => HttpResponse.json({ ...toImport('merge', []), state: 'imported' })]
  await waitFor(() => expect(bar).not.toBeInTheDocument())
  expect(screen.queryByText('The import is shown as it was.')).not.toBeInTheDocument()
})

test('what nobody needs to look at is no warning', async () => {
  const finding = (severity: 'warning' | 'note', message: string) => ({
    ...{ severity, file: 'catalog.xml', count: 1, examples: [{ id: '', message }] },
  })
  const known = toImport('merge', [])
  const findings = [finding('warning', 'no such picture'), finding('note', 'not needed here: x')]
  const trial = { ...known.trial, isUsable: true, changes: [], counts: {}, unlisted: 0, findings }
  server.use(
    http.get(`*${BACK_OFFICE_API}/imports/7`, () =>
      HttpResponse.json({ ...known, trial: { ...trial, errors: 0, warnings: 1, notes: 1 } }),
    ),
    http.get(`*${BACK_OFFICE_API}/*`, () => HttpResponse.json({ entries: [] })),
  )
  renderOffice(
    <Route path="/imports/:id">
      <ImportPage />
    </Route>,
    { at: '/imports/7' },
  )
  expect(await screen.findByText(/^0 errors, 1 warning, 1 note\./)).toBeVisible()
  const [warning, note] = screen.getAllByRole('listitem').filter((item) => item.closest('ul'))
  expect(warning).toHaveTextContent(/^Warningno such picture/)
  expect(note).toHaveTextContent(/^Notenot needed here: x/)
})

test('an import that removes data asks twice, and names what it removes', async () => {
  await show(toImport('replace', ['brindille/easter-20', 'brindille/noel-10']))
  const second = await screen.findByRole('alertdialog', { name: 'Remove 2 things?' })
  expect(second).toHaveTextContent('Removed: 2 promotions')
  expect(second).toHaveTextContent('brindille/easter-20, brindille/noel-10')
  expect(started).not.toHaveBeenCalled()
  await userEvent.click(within(second).getByRole('button', { name: 'Remove and import' }))
  await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
})

test('a replacement that would remove nothing asks twice, too', async () => {
  await show(toImport('replace', []))
  const second = await screen.findByRole('alertdialog', { name: 'Replace the data?' })
  await userEvent.click(within(second).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(second).not.toBeInTheDocument())
  expect(started).not.toHaveBeenCalled()
})

test('a merge asks once; another mode is checked before it can be imported', async () => {
  await show(toImport('merge', []))
  await waitFor(() => expect(started).toHaveBeenCalledTimes(1))
  await userEvent.selectOptions(screen.getByLabelText('What it does'), 'delete')
  expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  await waitFor(() =>
    expect(checked).toHaveBeenCalledWith(expect.objectContaining({ mode: 'delete' })),
  )
})
