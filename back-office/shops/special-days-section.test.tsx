import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { OfficeShop } from '@contracts/shop'
import type { OperatorRole } from '@rules/operator-rights'
import { addDays } from '@rules/days'
import { shopDay } from '@rules/shop-day'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import { CommonDaysDialog } from './common-days-dialog'
import { SpecialDaysSection } from './special-days-section'

const server = serve()
const API = '*/back-office/api/shops'
const inDays = (count: number) => addDays(shopDay(new Date()), count)
const ADVENT = {
  ...{ from: inDays(5), to: inDays(9), names: { default: 'Advent' } },
  spans: [{ open: '10:00', close: '22:00' }],
}
const PAST = { from: '2025-12-25', to: '2025-12-25', names: {}, spans: [] }
const SHOP = {
  ...{ id: '101', name: 'Maiden Lane', revision: 'r1', locales: ['es-US'] },
  specialDays: [PAST, ADVENT],
} as Partial<OfficeShop> as OfficeShop

const pickup = (orderNo: string, isReady = false) => ({
  ...{ orderNo, shipmentId: 'me', isReady },
  ...{ dueAt: '2026-11-26T20:00:00Z', movedTo: '2026-11-27T20:00:00Z' },
})

function show(roles: OperatorRole[] = ['admin'], concerned: object[] = [], untold: object[] = []) {
  const sent: unknown[] = []
  const onChange = jest.fn()
  server.use(
    http.get(`${API}/101/special-days/pickups`, () => HttpResponse.json({ pickups: untold })),
    http.post(`${API}/101/special-days/preview`, () => HttpResponse.json({ pickups: concerned })),
    http.put(`${API}/101/special-days`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(SHOP)
    }),
  )
  renderOffice(<SpecialDaysSection shop={SHOP} onChange={onChange} />, { roles })
  return { sent, onChange }
}

async function enter(user: UserEvent, from: string, to: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText(/^First day/))
  await user.type(dialog.getByLabelText(/^First day/), from)
  await user.clear(dialog.getByLabelText(/^Last day/))
  await user.type(dialog.getByLabelText(/^Last day/), to)
  return dialog
}

test('special days are added, and what is wrong is said before they are sent', async () => {
  const { sent, onChange } = show()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Add/ }))
  const dialog = await enter(user, inDays(20), inDays(18))
  expect(await dialog.findByText(/is before the first/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await enter(user, inDays(20), inDays(21))
  await user.type(dialog.getByLabelText('Name shown to shoppers'), 'Feast')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onChange).toHaveBeenCalled())
  const added = { from: inDays(20), to: inDays(21), names: { default: 'Feast' }, spans: [] }
  expect(sent).toEqual([
    { specialDays: [PAST, ADVENT, added], expectedRevision: 'r1', pickups: [] },
  ])
})

test('a day inside other special days replaces them only if the operator says so', async () => {
  const { sent } = show()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Add/ }))
  const dialog = await enter(user, inDays(7), inDays(7))
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.click(dialog.getByRole('checkbox', { name: /Replace them/ }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    specialDays: [
      PAST,
      { ...ADVENT, to: inDays(6) },
      { from: inDays(7), to: inDays(7), spans: [] },
      { ...ADVENT, from: inDays(8) },
    ],
  })
})

test('they are removed after a confirmation; what has passed stays out of the way', async () => {
  const { sent } = show()
  const user = userEvent.setup()
  expect(screen.getByText('Closed')).not.toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change Dec 25, 2025' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove Advent' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Advent?' }))
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(sent).toMatchObject([{ specialDays: [PAST] }]))
})

test('who may only read sees no buttons', () => {
  show(['viewer'])
  expect(screen.getByText('10:00–22:00')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a holiday of several shops says which were left out', async () => {
  let sent: unknown
  server.use(
    http.get('*/back-office/api/sites', () => HttpResponse.json({ sites: [] })),
    http.get(API, () =>
      HttpResponse.json({
        shops: [
          { id: '101', name: 'Maiden Lane' },
          { id: '102', name: 'Colorado' },
        ],
        total: 2,
      }),
    ),
    http.post(`${API}/special-days`, async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({
        ...{ changed: 0, concerned: [{ id: '101', name: 'Maiden Lane', pickups: 2 }] },
        leftOut: [{ id: '102', name: 'Colorado' }],
      })
    }),
  )
  renderOffice(<CommonDaysDialog onClose={() => undefined} />)
  const user = userEvent.setup()
  const dialog = await enter(user, inDays(20), inDays(20))
  await user.click(dialog.getByRole('checkbox', { name: 'All shops' }))
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.click(await dialog.findByRole('checkbox', { name: 'Colorado' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Left out.*Colorado/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Maiden Lane' })).toLeadTo('/shops/101')
  expect(sent).toMatchObject({ shopIds: ['102'], replaces: false, entry: { to: inDays(20) } })
})

describe('closing a shop', () => {
  async function openWith(user: UserEvent) {
    await user.click(screen.getByRole('button', { name: /^Add/ }))
    const dialog = await enter(user, inDays(20), inDays(20))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    return dialog
  }

  test('names the pickups that are due then, moves them, and tries again what failed', async () => {
    const { sent, onChange } = show(['admin'], [pickup('7'), pickup('8', true)])
    const settled: string[] = []
    let isBroken = true
    server.use(
      http.post(`${API}/101/special-days/pickups/:orderNo/me`, async ({ params, request }) => {
        settled.push(`${String(params['orderNo'])} ${JSON.stringify(await request.json())}`)
        if (isBroken && params['orderNo'] === '7') {
          return HttpResponse.json({ detail: 'The mail is full.' }, { status: 409 })
        }
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const user = userEvent.setup()
    const dialog = await openWith(user)
    expect(await dialog.findByText(/2 open pickups are due/)).toBeVisible()
    expect(
      dialog.getByText('Due Thu, Nov 26, 12:00 PST, then Fri, Nov 27, 12:00 PST'),
    ).toBeVisible()
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Save and move 2 open pickups' }))
    expect(await dialog.findByText('1 of 2 done. 7/me: The mail is full.')).toBeVisible()
    expect(sent).toMatchObject([{ pickups: ['7/me', '8/me'] }])
    isBroken = false
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(onChange).toHaveBeenCalled())
    expect(sent).toHaveLength(1)
    expect(settled).toEqual(['7', '8', '7'].map((no) => `${no} {"action":"move"}`))
  })

  test('shows the pickups again when others are due meanwhile', async () => {
    show()
    let listed = [pickup('7')]
    server.use(
      http.post(`${API}/101/special-days/preview`, () => HttpResponse.json({ pickups: listed })),
      http.put(`${API}/101/special-days`, () => {
        listed = [pickup('7'), pickup('9')]
        return HttpResponse.json({ detail: 'Meanwhile 2 open pickups are due.' }, { status: 409 })
      }),
    )
    const user = userEvent.setup()
    const dialog = await openWith(user)
    await user.selectOptions(await dialog.findByLabelText('What happens to them'), 'refund')
    await user.click(dialog.getByRole('button', { name: 'Save and refund 1 open pickup' }))
    expect(await dialog.findByText('Meanwhile 2 open pickups are due.')).toBeVisible()
    expect(
      await dialog.findByRole('button', { name: 'Save and refund 2 open pickups' }),
    ).toBeEnabled()
  })

  test('who may not change orders leaves the pickups to others', async () => {
    const { sent } = show(['catalog'], [pickup('7')])
    const user = userEvent.setup()
    const dialog = await openWith(user)
    expect(await dialog.findByText(/1 open pickup is due/)).toBeVisible()
    expect(dialog.queryByLabelText('What happens to them')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toMatchObject([{ pickups: ['7/me'] }]))
  })

  test('of a shop that is closed for a year, pickups are only refunded', async () => {
    const { movedTo: _none, ...closed } = pickup('7')
    show(['admin'], [closed])
    const user = userEvent.setup()
    const dialog = await openWith(user)
    expect(await dialog.findByText(/no time is known when the shop opens/)).toBeVisible()
    const choices = within(dialog.getByLabelText('What happens to them')).getAllByRole('option')
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Refund, and mail the shoppers',
      'Decide later',
    ])
    expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
  })

  test('pickups that nobody has decided about are offered until they are', async () => {
    const untold = [pickup('7')]
    show(['admin'], [], untold)
    server.use(
      http.post(`${API}/101/special-days/pickups/7/me`, () => {
        untold.length = 0
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: /^Look/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('What happens to them'), 'refund')
    await user.click(dialog.getByRole('button', { name: 'Refund' }))
    await waitFor(() => expect(screen.queryByText(/while the shop is closed/)).toBeNull())
  })
})
