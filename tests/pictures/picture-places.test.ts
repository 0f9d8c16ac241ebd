import { expect, test } from '@playwright/test'
import { findPicturePlace } from '../../rules/picture-places'
import { origin } from '../setup/shop'
import { desktop, phone } from '../setup/windows'

/** A page, a picture on it, and its place. */
const SHOWN = [
  ['/', 'heroes/hero-christmas-0', 'hero-banner media.image'],
  ['/', 'cards/truffles', 'category-card-list cards.image'],
  ['/', 'products/lolly-cherry', 'alternating-text-image-list items.image'],
  ['/', 'products/truffle-milk-2', 'feature-with-products image'],
  ['/', 'recipes/recipe-house-hot-chocolate', 'recipe-card-list cards.image'],
  ['/blog', 'heroes/hero-default-3', 'category-banner image'],
  ['/blog', 'products/truffle-cocoa', 'feature-card-list cards.image'],
  ['/blog', 'products/nib-square', 'blog-card-list cards.image'],
  ['/corporate-gifts', 'products/giftcard-forest', 'feature-card image'],
] as const
/** How much a place may be wider or narrower than the editor is told. */
const TOLERANCE = 0.05
const isNearOne = (share: number) => Math.abs(share - 1) < TOLERANCE

for (const [device, window] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(device, () => {
    test.use(window)
    test(`pictures are as large and cut as an editor is told (${device})`, async ({ page }) => {
      let path = ''
      for (const [at, name, key] of SHOWN) {
        if (at !== path) await page.goto(origin + at)
        path = at
        const place = findPicturePlace(key)?.[device]
        if (!place) throw new Error(`No place ${key}`)
        const shares = () =>
          page
            .locator(`main img[src*="${name}"]`)
            .evaluateAll(
              (pictures, { width, height }) =>
                pictures.map((picture) => [
                  picture.clientWidth / width,
                  picture.clientWidth / picture.clientHeight / (width / height),
                ]),
              place,
            )
        await expect
          .poll(async () => (await shares()).some((both) => both.every(isNearOne)), {
            message: key,
          })
          .toBe(true)
      }
    })
  })
}
