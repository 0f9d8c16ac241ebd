import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import { History } from './history'

const names = Array.from({ length: 500 }, (_, at) => `stock/p${at}`)
const ofAll = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]))

serve(
  http.get('*/imports/7/history', () =>
    HttpResponse.json({
      entries: [
        {
          ...{ id: 1, at: '2026-11-29T12:00:00.000Z', operatorName: 'Ada' },
          ...{ action: 'changed by import', subjectType: 'import', subjectId: '7' },
          before: ofAll({ ats: 3 }),
          after: { data: 'stock records', number: 500, objects: ofAll({ ats: 1200 }) },
        },
      ],
    }),
  ),
)

test('an entry of many objects names some, and shows all values only when it is opened', async () => {
  renderOffice(<History path="/imports/7" />)
  const summary = await screen.findByText(/^Objects: stock\/p0, .*stock\/p9 and 490 more$/)
  expect(screen.queryByText(/ats/)).toBeNull()
  await userEvent.click(summary)
  expect(await screen.findByText('stock/p499: {"ats":3} → {"ats":1200}')).toBeInTheDocument()
})
