import { expect, test } from '@playwright/test'
import { origin, siteOrigins } from '../setup/shop'
import { expectNoViolations } from './axe'

test('a visitor joins the sweet list', { tag: '@phone' }, async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))

  // waits for hydration before the click: otherwise React reports the parts that it has to render
  // again as errors
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Join The Sweet List' }).click()
  await expect(page).toHaveURL(`${origin}/emailsignup`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join The Sweet List')
  await expect(page).toHaveTitle(/^Join The Sweet List/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${origin}/emailsignup`,
  )
  await expectNoViolations(page)

  const submit = page.getByRole('button', { name: 'Sign Up' })
  await expect(submit).toBeDisabled()
  await page.getByLabel('Email', { exact: true }).fill('ada@example')
  await page.getByLabel('First Name').fill('Ada')
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Last Name').fill('Bloom')
  await page.getByLabel('Phone').fill('(415) 555-0100 ext 5')
  await page.getByLabel('Zip Code').fill('94102')
  await page.getByLabel('Birthday').pressSequentially('02/30/1992')
  const news = page.getByLabel('Offers, promotions and updates')
  await news.check()
  await news.uncheck()
  await expect(page.getByText('Please enter a valid birthday')).toBeVisible()
  await expect(page.getByText('At least one option must be selected')).toBeVisible()
  await expectNoViolations(page)

  await page.getByLabel('Birthday').fill('2/29/1992')
  await expect(submit).toBeDisabled()
  await news.check()
  await expect(submit).toBeEnabled()

  await test.step('a failure is shown at the top, and nothing is lost', async () => {
    const subscribe = '**/mobify/proxy/api/custom/subscriptions/v1/**'
    await page.route(subscribe, (route) => route.fulfill({ status: 500, body: '' }))
    await submit.click()
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText('There was an error submitting the form. Please try again.')
    await expect(alert).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expectNoViolations(page)
    await page.unroute(subscribe)
  })

  await submit.click()
  const status = page.getByText("Sweet! You're all signed up!")
  await expect(status).toBeVisible()
  await expect(submit).toHaveCount(0)
  await expectNoViolations(page)
  expect(complaints).toEqual([])
})

test(
  'where the site asks for a captcha, the form waits for a tick by keyboard [FORM-014, FORM-021, FORM-075, FORM-098]',
  { tag: '@once' },
  async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(`${siteOrigins['brindille-volume']}/emailsignup`)
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await page.getByLabel('First Name').fill('Ada')
    await page.getByLabel('Last Name').fill('Bloom')
    await page.getByLabel('Zip Code').fill('94102')
    await page.getByLabel('Birthday').fill('02/29/1992')
    await page.getByLabel('Offers, promotions and updates').check()
    const submit = page.getByRole('button', { name: 'Sign Up' })
    const box = page.getByRole('checkbox', { name: 'I am a person, not a robot' })
    await expect(submit).toBeDisabled()

    const challenge = '**/api/*/captcha-challenge'
    await page.route(challenge, (route) => route.abort())
    await box.press('Space')
    await expect(
      page.getByText('ReCAPTCHA experienced a network problem. Please try again.'),
    ).toBeVisible()
    await expect(box).not.toBeChecked()
    await expect(submit).toBeDisabled()
    await expectNoViolations(page)
    await page.unroute(challenge)

    await box.press('Space')
    await expect(page.getByText('Checked. Thank you!')).toBeVisible()
    await expectNoViolations(page)
    await submit.press('Enter')
    await expect(page.getByText("Sweet! You're all signed up!")).toBeVisible()
    expect(complaints).toEqual([])
  },
)
