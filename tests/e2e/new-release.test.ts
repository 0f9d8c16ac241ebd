import { expect, test } from '@playwright/test'
import { expectNoViolations } from './axe'
import { listStored, waitForFollowing, waitForWorker } from './stored'
import { startReleases, type Releases } from './two-releases'

test.use({ serviceWorkers: 'allow' })

let releases: Releases

test.beforeAll(async () => {
  releases = await startReleases()
})
test.afterAll(() => releases.close())

test(
  'a new release is offered, never loaded over what was typed, and not mixed with the old one',
  { tag: '@once' },
  async ({ page, context }) => {
    const { origin } = releases
    await context.addCookies([{ name: 'consent', value: '1', url: origin }])
    await page.goto(`${origin}/help/faq`)
    await waitForWorker(page, '/help/faq')
    await page.goto(`${origin}/emailsignup`)
    await waitForFollowing(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

    releases.releaseAnother()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const prompt = page.getByRole('region', { name: 'New version' })
    await expect(prompt.getByRole('status')).toHaveText('A new version of the shop is ready.')
    await expectNoViolations(page)

    const field = page.getByRole('main').getByRole('textbox').first()
    await field.fill('claire.martin@example.com')
    await prompt.getByRole('button', { name: 'Reload' }).click()
    await expect(prompt.getByRole('status')).toHaveText(/^Finish or clear what you have typed/)
    await expect(field).toHaveValue('claire.martin@example.com')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

    await field.fill('')
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    await prompt.getByRole('button', { name: 'Reload' }).click()
    await page.waitForFunction(() => !('isSameDocument' in window))
    await waitForWorker(page, '/emailsignup')
    const builds = files.flatMap((path) => /^\/mobify\/bundle\/([^/]+)\//.exec(path)?.[1] ?? [])
    expect([...new Set(builds)]).toEqual([releases.id])
    await expect(prompt).toHaveCount(0)

    // a stored page of the old release is not used, since its files are gone
    expect(await listStored(page)).not.toContain('/help/faq')
    await context.setOffline(true)
    await page.goto(`${origin}/help/faq`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page opens once you are back online.',
    )
    await page.goto(`${origin}/emailsignup`)
    await expect(page.getByRole('heading', { level: 1, name: /Join The Sweet List/ })).toBeVisible()
  },
)
