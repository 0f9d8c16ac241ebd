import { trimTrailingSlashes } from '@rules/trim-slashes'

/** The steps of a builder, in order (BOX-002). */
export const BOX_STEPS = [
  'start',
  'select-item',
  'select-candies',
  'set-quantities',
  'review-box',
] as const

export type BoxStep = (typeof BOX_STEPS)[number]

export type BoxBuilderName = 'box' | 'lollypop'

export const BUILDER_PATHS: Record<BoxBuilderName, string> = {
  box: '/build-a-box',
  lollypop: '/lollipops/build-a-box',
}

export function isBuilderPage(pathname: string): boolean {
  return pathname.includes('/build-a-box/')
}

/** Returns whether a step may be shown: all steps before it are complete. */
export function isReachable(step: BoxStep, open: BoxStep): boolean {
  return BOX_STEPS.indexOf(step) <= BOX_STEPS.indexOf(open)
}

export function stepBeside(step: BoxStep, by: 1 | -1): BoxStep | undefined {
  return BOX_STEPS[BOX_STEPS.indexOf(step) + by]
}

export function readBoxAddress(pathname: string): { builder: BoxBuilderName; step: BoxStep } {
  const last = trimTrailingSlashes(pathname).split('/').at(-1)
  return {
    builder: pathname.includes('/lollipops/') ? 'lollypop' : 'box',
    step: BOX_STEPS.find((step) => step === last) ?? 'start',
  }
}
