import { expect, test } from '@playwright/test'
import { origin, siteOrigins } from '../setup/shop'
import { expectNoViolations } from './axe'

test(
  'the form for a logo on a sleeve is sent from its frame, and the page thanks [CNT-013, CNT-014, CNT-016, CNT-017]',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${origin}/corporate-gifts`)
    const frame = page.getByTitle('Form for a sleeve with your logo')
    await frame.scrollIntoViewIfNeeded()
    const form = frame.contentFrame()
    await form.getByLabel('Company').fill('Harbor & Sons')
    await form.getByLabel('Your name').fill('Tobias Harbor')
    await form.getByLabel('Email address').fill('tobias@shop.example.com')
    await form.getByLabel('How many boxes').fill('40')
    await form.getByLabel('Words for the sleeve').fill('Thank you')
    await form.getByRole('button', { name: 'Send' }).click()
    await expect(form.getByText('Please check this field.')).toBeVisible()
    await form.getByLabel('Date of the event').fill(`${new Date().getFullYear() + 1}-05-14`)
    await expectNoViolations(page)
    await form.getByRole('button', { name: 'Send' }).click()

    const success = page.getByRole('region', { name: 'Sweet Success' })
    await expect(success).toBeFocused()
    await expect(success).toContainText('within 48 business hours')
    await expect(frame).toHaveCount(0)
    await expectNoViolations(page)
    await success.getByRole('link', { name: 'Continue Shopping' }).click()
    await expect(page).toHaveURL(`${origin}/`)
  },
)

test(
  'a video is loaded only when it is played, and has captions [CNT-033]',
  { tag: '@once' },
  async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/video/')) fetched.push(request.url())
    })
    await page.goto(`${origin}/company-info/how-we-make-it`)
    const cover = page.getByRole('button', { name: /^Play video: / })
    await cover.scrollIntoViewIfNeeded()
    await expectNoViolations(page)
    expect(fetched).toEqual([])

    await cover.click()
    const controls = page.getByRole('group', { name: /^Controls of the video / })
    await expect(controls.getByRole('button', { name: 'Pause' })).toBeVisible()
    const video = page.locator('video')
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
      .not.toBe(0)
    const cues = () =>
      video.evaluate((film: HTMLVideoElement) =>
        Array.from(film.textTracks)
          .filter(({ mode }) => mode === 'showing')
          .map(({ language, cues: read }) => [language, (read?.length ?? 0) > 0]),
      )
    await expect.poll(cues).toEqual([['en', true]])
    expect(fetched.length).toBeGreaterThan(0)
    await expectNoViolations(page)
  },
)

test(
  'sales materials are added as far as their limit goes [MAT-002, MAT-004, MAT-005, MAT-006]',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(`${siteOrigins['brindille-fundraising']}/fundraising/sales-materials`)
    const groups = ['Seasonal Materials', 'All Year Materials', 'Other Sales Tools']
    for (const name of groups)
      await expect(page.getByRole('region', { name })).toContainText('Free')
    const limit = page.getByText(/^Limit of \d+ per order$/).first()
    const [, most = ''] = /(\d+)/.exec(await limit.innerText()) ?? []
    const item = page
      .getByRole('listitem')
      .filter({ hasText: /Limit of|added to cart/ })
      .first()
    await item.getByRole('textbox', { name: /^Quantity of / }).fill(most)
    await item.getByRole('button', { name: /^Add to Bag: / }).click()
    await page
      .getByRole('dialog', { name: 'Added to Your Bag' })
      .getByRole('button', { name: 'Continue Shopping' })
      .click()
    await expect(item.getByText(`${most} of ${most} added to cart`)).toBeVisible()
    await expect(item.getByRole('button', { name: /^Add to Bag: / })).toBeDisabled()
    await expectNoViolations(page)
  },
)
