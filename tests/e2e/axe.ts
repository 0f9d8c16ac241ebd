import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults } from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rules = {
  runOnly: { type: 'tag' as const, values: tags },
  // experimental in this axe: the accessible name must contain the visible label (WCAG 2.5.3)
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Expects no axe violations on the current page; failures show the affected elements.
 * @param part the part of the page to check
 * @param except elements to exclude: pages in frames have landmarks of their own
 */
export async function expectNoViolations(
  page: Page,
  part = 'html',
  except?: string,
): Promise<void> {
  // After client-side navigation the address changes before the content.
  await expect(page.locator('h1').first()).toBeAttached()
  // Waits for animations to end, because a sliding sheet has half-transparent text; endless
  // animations are ignored.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
  })
  const hasFrames = page.frames().length > 1
  const findings = await (hasFrames ? analyzeFrames : analyzePage)(page, part, except)
  expect(findings, page.url()).toEqual([])
}

async function analyzeFrames(page: Page, part: string, except?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).include(part).options(rules)
  if (except !== undefined) builder.exclude(except)
  return describe(await builder.analyze())
}

/**
 * Runs axe without frames, in a quarter of the time: the builder opens a second page for each run.
 */
async function analyzePage(page: Page, part: string, except?: string): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(axe.source)
  const results = await page.evaluate(
    ({ include, exclude, options }) =>
      window.axe.run({ include, exclude }, { ...options, resultTypes: ['violations'] }),
    { include: [part], exclude: except === undefined ? [] : [except], options: rules },
  )
  return describe(results)
}

const describe = ({ violations }: Pick<AxeResults, 'violations'>): string[] =>
  violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
