import { ONE_HOUR_MS, ONE_MINUTE_MS } from './times'

test('an hour and a minute are counted in milliseconds [SES-029]', () => {
  expect([ONE_HOUR_MS, ONE_MINUTE_MS]).toEqual([3_600_000, 60_000])
})
