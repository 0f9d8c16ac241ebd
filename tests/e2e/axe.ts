import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const rules = {
  runOnly: { type: 'tag' as const, values: tags },
  // a button's accessible name must contain its visible text, for voice control (WCAG 2.5.3); the
  // rule is experimental in axe
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

/** What these three find depends on the markup alone and on the width, and takes most of the time. */
const LOOKS = ['color-contrast', 'link-in-text-block', 'target-size']
const structure = {
  ...rules,
  rules: { ...rules.rules, ...Object.fromEntries(LOOKS.map((id) => [id, { enabled: false }])) },
}
const looks = { runOnly: { type: 'rule' as const, values: LOOKS } }

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * Checks that the current page has no axe violation; the message of a failure names the elements.
 * @param part of the page to check; other tests check the rest
 * @param except a part that is not checked: whole pages in frames have their own landmarks
 */
export async function expectNoViolations(
  page: Page,
  part = 'html',
  except?: string,
): Promise<void> {
  // After a navigation, the address changes before the content.
  await expect(page.locator('h1').first()).toBeAttached()
  // A sheet that is still sliding in has half-transparent text. It would not end by itself while the
  // browser draws no frame; endless animations cannot be finished.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
  })
  // frames without scripts cannot be looked into, as those of mails
  const hasFrames = (await page.locator('iframe:not([sandbox=""])').count()) > 0
  const findings = await (hasFrames ? analyzeFrames : analyzePage)(page, part, except)
  expect(findings, page.url()).toEqual([])
}

async function analyzeFrames(page: Page, part: string, except?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page, axeSource: source }).include(part).options(rules)
  if (except !== undefined) builder.exclude(except)
  return describe(await builder.analyze())
}

/** Headers and footers whose looks have been checked, with the width of their page. */
const checkedParts = new Set<string>()

/** Returns the markup of header and footer, which hardly differ from page to page. */
const readParts = () => {
  const { dataset, lang } = document.documentElement
  const read = (selector: string) => {
    const parts = [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML)
    return [innerWidth, dataset.accent, lang, ...parts].join(' ')
  }
  const header = read('header:not(main *)')
  return { isLoaded: 'axe' in window, header, footer: read('footer:not(main *)') }
}

/**
 * Checks a page without frames, in a quarter of the time: axe's builder opens a second page each
 * time. The looks of header and footer are checked once for each state of them.
 */
async function analyzePage(page: Page, part: string, except?: string): Promise<string[]> {
  const { isLoaded, ...parts } = await page.evaluate(readParts)
  if (!isLoaded) await page.evaluate(source)
  const analyze = (exclude: string[], options: axe.RunOptions) =>
    page.evaluate(
      ({ include, exclude, options }) =>
        window.axe.run({ include, exclude }, { ...options, resultTypes: ['violations'] }),
      { include: [part], exclude, options },
    )
  const excluded = except === undefined ? [] : [except]
  const known = (['header', 'footer'] as const).filter((name) => checkedParts.has(parts[name]))
  const findings = [
    ...describe(await analyze(excluded, structure)),
    ...describe(await analyze([...excluded, ...known.map((name) => `${name}:not(main *)`)], looks)),
  ]
  if (findings.length === 0 && part === 'html')
    Object.values(parts).forEach((markup) => checkedParts.add(markup))
  return findings
}

const describe = ({ violations }: Pick<axe.AxeResults, 'violations'>): string[] =>
  violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
