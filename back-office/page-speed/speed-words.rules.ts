import type { SpeedMetric, SpeedRating } from '@rules/page-speed'

interface MetricWords {
  name: string
  meaning: string
}

export const METRIC_WORDS: Readonly<Record<SpeedMetric, MetricWords>> = {
  LCP: { name: 'Largest Contentful Paint', meaning: 'until the main picture or text is there' },
  INP: { name: 'Interaction to Next Paint', meaning: 'from a tap or key until the page answers' },
  CLS: { name: 'Cumulative Layout Shift', meaning: 'how much the page jumps' },
  FCP: { name: 'First Contentful Paint', meaning: 'until anything can be read' },
  TTFB: { name: 'Time to First Byte', meaning: 'until the server answers' },
}

export const RATING_WORDS: Readonly<Record<SpeedRating, string>> = {
  good: 'Good',
  'needs improvement': 'Needs improvement',
  poor: 'Poor',
}

/** Formats a measured value: `2.4 s`, `180 ms`, or `0.08` for layout shift. */
export function toSpeedText(metric: SpeedMetric, value: number): string {
  if (metric === 'CLS') return value.toFixed(2)
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`
}

/** Formats a share as a whole percentage; `<1 %` for a share below 1 %. */
export function toShareText(visits: number, total: number): string {
  const share = total === 0 ? 0 : (visits / total) * 100
  if (share > 0 && share < 1) return '<1 %'
  return `${Math.round(share)} %`
}

/** Returns a page type as a heading, e.g. `Search results`. */
export function toPageTypeText(pageType: string): string {
  return pageType.charAt(0).toUpperCase() + pageType.slice(1).replaceAll('-', ' ')
}
