import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import {
  choose,
  HEAD,
  list,
  openSheet,
  person,
  prepareImportSheet,
  click,
  recipients,
  server,
  writes,
} from './testing/import-sheet'

prepareImportSheet()

test('a refused import is undone completely and can be retried', async () => {
  list.areItemsRefused = true
  const dialog = await openSheet()
  await choose(`${HEAD},Product ID`, person('Ada', ',box'), person('Ben', ',box'))
  await click('Add 2 Recipients')
  const alert = await dialog.findByText('Nobody was added: Only 3 left.')
  await waitFor(() => expect(alert.closest('[role=alert]')).toHaveFocus())
  expect(recipients()).toEqual([[undefined, '3 box']])
  list.areItemsRefused = false
  await click('Add 2 Recipients')
  await waitFor(() => expect(list.onAdded).toHaveBeenCalledWith(2))
})

test('lists with too many people and files that are not lists are refused', async () => {
  server.use(http.get('*/site-prefs', () => HttpResponse.json({ recipientLimit: 3 })))
  const dialog = await openSheet()
  await dialog.findByText(/room for 3 more recipients/)
  await choose(HEAD, ...['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => person(name)))
  expect(await dialog.findByText(/4 people in this list.*room for 3 more/)).toBeVisible()
  await choose('x'.repeat(300_000))
  expect(await dialog.findByText(/at most 256 KB/)).toBeVisible()
  await choose('PK\0\0')
  expect(await dialog.findByText(/This file cannot be read/)).toBeVisible()
  expect(writes()).toEqual([])
})

test('an import up to the recipient limit needs every item in the bag to have a recipient', async () => {
  server.use(http.get('*/site-prefs', () => HttpResponse.json({ recipientLimit: 3 })))
  const dialog = await openSheet()
  await dialog.findByText(/room for 3 more recipients/)
  const people = ['Ada', 'Ben', 'Cleo']
  await choose(`${HEAD},Product ID`, ...people.map((name) => person(name, ',bar')))
  expect(await dialog.findByText(/Your bag holds something that is nobody’s yet/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Add 3 Recipients' })).toBeDisabled()
  await choose(HEAD, ...people.map((name) => person(name)))
  await click('Add 3 Recipients')
  await waitFor(() => expect(list.onAdded).toHaveBeenCalledWith(3))
  expect(recipients()).toEqual([
    ['Ada', '1 box'],
    ['Ben', '1 box'],
    ['Cleo', '1 box'],
  ])
})
