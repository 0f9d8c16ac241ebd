import type { SpeedMetric, SpeedRating } from '@domain/page-speed'

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

/** `2.4 s`, `180 ms`, `0.08` for a layout shift. */
export function toSpeedText(metric: SpeedMetric, value: number): string {
  if (metric === 'CLS') return value.toFixed(2)
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`
}

/** Whole per cent, `<1 %` for a little. */
export function toShareText(visits: number, total: number): string {
  const share = total === 0 ? 0 : (visits / total) * 100
  if (share > 0 && share < 1) return '<1 %'
  return `${Math.round(share)} %`
}

/** As a heading: `Search results`. */
export function toPageTypeText(pageType: string): string {
  return pageType.charAt(0).toUpperCase() + pageType.slice(1).replaceAll('-', ' ')
}
