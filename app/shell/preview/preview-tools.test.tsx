import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { previewOptionsQuery } from '@/commerce-client/preview-options.queries'
import type { PreviewOptions } from '@/rules/preview-options'
import { readPreview } from '@/site/preview'
import { PreviewProvider } from '@/site/use-preview'
import { createTestQueryClient, renderApp, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { leaveFor } from '../background/leave-for'
import PreviewTools from './preview-tools'

// jsdom does not navigate: this records the URL
jest.mock('../background/leave-for', () => ({ leaveFor: jest.fn() }))
const VALENTINE = Date.parse('2027-02-01T08:00:00Z')
serve(
  http.get('*/preview-changes', () =>
    HttpResponse.json({
      changes: [
        {
          moment: VALENTINE,
          editions: [{ name: 'Valentine', event: 'start' }],
          items: ['Home', 'Menu'],
        },
      ],
    }),
  ),
  http.post('*/preview-link', async ({ request }) => {
    const { search } = new URL(request.url)
    return HttpResponse.json({ token: `t${search.length > 0 ? 1 : 0}`, endsAt: VALENTINE })
  }),
)
afterEach(() => window.history.replaceState(null, '', '/'))

const VSE = 'shop.staging.example'
const options: PreviewOptions = {
  isEditor: true,
  canShare: true,
  showsPrices: true,
  environments: [
    { name: 'development', isCurrent: true },
    { name: 'staging', isCurrent: false, origin: 'https://staging.shop.example' },
    { name: 'production', isCurrent: false },
  ],
  stagingDomains: [VSE],
  customerGroups: ['Friends', 'Registered'],
  studioOrigins: ['https://studio.example'],
}

async function openDrawer(address: string, shown: PreviewOptions = options) {
  window.history.replaceState(null, '', address)
  const queryClient = createTestQueryClient()
  queryClient.setQueryData(previewOptionsQuery(testSite.id).queryKey, shown)
  renderApp(
    <PreviewProvider value={readPreview(new URLSearchParams(window.location.search))}>
      <PreviewTools />
      <a href="/es-US/blog">Español</a>
    </PreviewProvider>,
    { at: address, queryClient },
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Preview/ }))
  return { user, drawer: await screen.findByRole('dialog', { name: 'Preview' }) }
}

const wentTo = () => {
  const [address] = jest.mocked(leaveFor).mock.lastCall ?? []
  const { pathname, searchParams } = new URL(address ?? '', 'http://own.invalid')
  return { pathname, ...Object.fromEntries(searchParams) }
}

test('opens by its button, has an Exit to the root of the site, and gives the focus back [PRV-004, PRV-005]', async () => {
  const { user, drawer } = await openDrawer(`/boxes?vseDomain=${VSE}&previewTimestamp=1`)
  expect(within(drawer).getByRole('link', { name: 'Exit' })).toLeadTo('/')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: /^Preview/ })).toHaveFocus())
})

test('names the environments: the one of the host, and those that can be gone to [PRV-006]', async () => {
  const { drawer } = await openDrawer(`/boxes?vseDomain=${VSE}`)
  const choice = within(drawer).getByRole('navigation', { name: 'Environment' })
  expect(within(choice).getByText('Development').closest('[aria-current]')).not.toBeNull()
  expect(within(choice).getByRole('link', { name: 'Staging' })).toLeadTo(
    `https://staging.shop.example/boxes?vseDomain=${VSE}`,
  )
  expect(within(choice).queryByText('Production')).toBeNull()
})

test('where no other environment is configured there is no choice of one', async () => {
  const environments = options.environments.filter(({ origin }) => origin === undefined)
  const { drawer } = await openDrawer(`/boxes?vseDomain=${VSE}`, { ...options, environments })
  expect(within(drawer).queryByRole('navigation', { name: 'Environment' })).toBeNull()
})

test('goes to another page at the same moment [PRV-007]', async () => {
  const { user, drawer } = await openDrawer(`/admin/preview?vseDomain=${VSE}&previewTimestamp=1`)
  const path = within(drawer).getByRole('textbox', { name: 'Page path' })
  expect(path).toHaveValue('/')
  await user.clear(path)
  await user.type(path, '/category/x?sz=24')
  await user.click(within(drawer).getByRole('button', { name: 'Go' }))
  expect(wentTo()).toEqual({
    pathname: '/category/x',
    sz: '24',
    vseDomain: VSE,
    previewTimestamp: '1',
  })
  await user.clear(path)
  await user.type(path, '//evil.example')
  await user.click(within(drawer).getByRole('button', { name: 'Go' }))
  expect(leaveFor).toHaveBeenCalledTimes(1)
  expect(path).toBeInvalid()
})

test('the time that is picked becomes previewTimestamp, in epoch milliseconds [PRV-008, PRV-011]', async () => {
  const { user, drawer } = await openDrawer('/boxes?sz=24&customerGroup=Friends&snapshotId=s')
  await user.type(within(drawer).getByLabelText('Preview in time'), '2027-02-14T09:30')
  await user.keyboard('{Enter}')
  expect(wentTo()).toEqual({
    pathname: '/boxes',
    sz: '24',
    customerGroup: 'Friends',
    vseDomain: VSE,
    previewTimestamp: String(Date.parse('2027-02-14T17:30:00Z')),
  })
})

test('no customer group is selected at first; one that is chosen is in the address [PRV-009, PRV-010]', async () => {
  const { user, drawer } = await openDrawer(`/boxes?vseDomain=${VSE}`)
  const groups = within(drawer).getByRole('combobox', { name: 'Customer group' })
  expect(groups).toHaveDisplayValue('None selected')
  await user.selectOptions(groups, 'Friends')
  expect(wentTo()).toEqual({ pathname: '/boxes', vseDomain: VSE, customerGroup: 'Friends' })
})

test('who came by a shared link sees its moment and chooses nothing', async () => {
  const shared = { ...options, isEditor: false, linkEndsAt: Date.parse('2027-02-01T20:00:00Z') }
  const { drawer } = await openDrawer('/boxes?previewTimestamp=1802626200000', shared)
  expect(drawer).toHaveTextContent('You see Feb 14, 2027, 9:30 AM PST')
  expect(drawer).toHaveTextContent('This link ends Feb 1, 2027, 12:00 PM PST.')
  expect(within(drawer).queryByRole('textbox')).toBeNull()
})

test.each([
  ['?previewTimestamp=1', true, 'recommendations are today’s. Bag and checkout stay your own'],
  ['?customerGroup=Friends', true, 'recommendations are today’s. Bag and checkout stay your own'],
  [
    '?previewTimestamp=1',
    false,
    'prices, promotions, stock, ratings and recommendations are today’s',
  ],
  ['?snapshotId=a', false, 'prices, promotions, stock, ratings and recommendations are today’s'],
])('at %s the drawer says whose prices are shown', async (query, showsPrices, text) => {
  const { drawer } = await openDrawer(`/boxes${query}`, { ...options, showsPrices })
  expect(drawer).toHaveTextContent(text)
})

test('for the current moment nothing is shown about prices', async () => {
  const { drawer } = await openDrawer(`/boxes?vseDomain=${VSE}`)
  expect(drawer).not.toHaveTextContent('promotions')
})

const taken = Date.parse('2027-01-05T20:00:00Z')

test('a snapshot is chosen from the list of the hub', async () => {
  const snapshots = [{ id: 'a-1', name: 'Before Valentine', moment: taken }]
  const { user, drawer } = await openDrawer(`/boxes?vseDomain=${VSE}&previewTimestamp=1`, {
    ...options,
    snapshots,
  })
  const choice = within(drawer).getByRole('combobox', { name: 'Snapshot' })
  expect(choice).toHaveDisplayValue('None selected')
  await user.selectOptions(choice, 'Before Valentine – Jan 5, 2027, 12:00 PM PST')
  expect(wentTo()).toEqual({ pathname: '/boxes', vseDomain: VSE, snapshotId: 'a-1' })
})

test('a snapshot that is not in the list stays chosen', async () => {
  const { drawer } = await openDrawer('/boxes?snapshotId=old', { ...options, snapshots: [] })
  const choice = within(drawer).getByRole('combobox', { name: 'Snapshot' })
  expect(choice).toHaveDisplayValue('old')
})

test.each([
  ['?snapshotId=old', 'The content hub has no snapshot “old”'],
  ['?snapshotId=a-1', undefined],
  ['', undefined],
])('the page with %s says %s', async (search, text) => {
  const snapshots = [{ id: 'a-1', name: 'Before Valentine', moment: taken }]
  await openDrawer(`/admin/preview${search}`, { ...options, snapshots })
  const alert = screen.queryByRole('alert', { hidden: true })
  if (text) expect(alert).toHaveTextContent(text)
  else expect(alert).toBeNull()
})

test('where no snapshot has been taken there is nothing to choose from', async () => {
  const { drawer } = await openDrawer('/boxes', { ...options, snapshots: [] })
  expect(drawer).toHaveTextContent('None has been taken yet.')
  expect(within(drawer).queryByRole('combobox', { name: 'Snapshot' })).toBeNull()
})

test('before a hub without such a list the id is typed', async () => {
  const { user, drawer } = await openDrawer(`/boxes?vseDomain=${VSE}`)
  const field = within(drawer).getByRole('textbox', { name: 'Snapshot' })
  await user.type(field, 'a b{Enter}')
  expect(field).toBeInvalid()
  await user.clear(field)
  await user.type(field, 'a-1{Enter}')
  expect(wentTo()).toEqual({ pathname: '/boxes', vseDomain: VSE, snapshotId: 'a-1' })
})

test('links that are not the router’s get the moment when somebody is about to follow them', async () => {
  const { user } = await openDrawer(`/boxes?vseDomain=${VSE}&previewTimestamp=1`)
  await user.keyboard('{Escape}')
  const link = await screen.findByRole('link', { name: 'Español' })
  link.focus()
  expect(link).toLeadTo(
    expect.stringMatching(new RegExp(`/es-US/blog\\?vseDomain=${VSE}&previewTimestamp=1$`)),
  )
})

test('what changes in the coming weeks is listed, each moment a link to it', async () => {
  const { drawer } = await openDrawer(`/boxes?vseDomain=${VSE}`)
  const moment = await within(drawer).findByRole('link', { name: 'Feb 1, 2027, 12:00 AM PST' })
  expect(moment).toLeadTo(`/boxes?vseDomain=${VSE}&previewTimestamp=${VALENTINE}`)
  expect(drawer).toHaveTextContent('Valentine begins')
  expect(drawer).toHaveTextContent('Home, Menu')
  expect(within(drawer).getByRole('slider', { name: 'The coming eight weeks' })).toBeVisible()
})

test('a link to share has the moment and a token of it', async () => {
  const { user, drawer } = await openDrawer(`/boxes?vseDomain=${VSE}&previewTimestamp=5`)
  await user.selectOptions(
    within(drawer).getByRole('combobox', { name: 'The link ends after' }),
    'One hour',
  )
  await user.click(within(drawer).getByRole('button', { name: 'Make a link' }))
  const link = await within(drawer).findByRole('textbox', { name: 'Link to share' })
  expect(link).toHaveDisplayValue(
    new RegExp(`/boxes\\?vseDomain=${VSE}&previewTimestamp=5&previewToken=t1$`),
  )
})
