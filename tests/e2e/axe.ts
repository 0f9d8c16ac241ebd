import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The page as it stands has no axe violation; a violation is shown with the elements it names.
 * @param part of the page to look at; the rest is another test's
 * @param except what is not looked at: whole pages in frames have landmarks of their own
 */
export async function expectNoViolations(
  page: Page,
  part = 'html',
  except?: string,
): Promise<void> {
  // A page that one has gone on to has its address before its words.
  await expect(page.locator('h1').first()).toBeAttached()
  // A sheet that is still sliding in has half-transparent text; what turns for ever is not waited for.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
  })
  const axe = new AxeBuilder({ page }).include(part).withTags(tags)
  if (except !== undefined) axe.exclude(except)
  const { violations } = await axe.analyze()
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(findings, page.url()).toEqual([])
}
