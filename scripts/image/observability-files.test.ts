import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import * as storefront from '../../app/server/host/host-metrics'
import * as engine from '../../commerce/metrics/engine-metrics'

const Alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})
const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })),
})

const alerts = Alerts.parse(parse(readFileSync('deploy/alerts.yml', 'utf8'))).groups.flatMap(
  ({ rules }) => rules,
)
const dashboard = Dashboard.parse(JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')))
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
const expressions = [...alerts.map(({ expr }) => expr), ...shown]

/** Words of PromQL, labels and variables of Grafana, which are not metrics. */
const NO_METRICS = /^(?:histogram_quantile|(?:max|min)_over_time|page_type|rate_interval)$/
const namesIn = (expression: string) =>
  (expression.replace(/"[^"]*"/g, '').match(/[a-z]+(?:_[a-z0-9]+)+/g) ?? [])
    .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''))
    .filter((name) => !NO_METRICS.test(name))

const registered = new Set<string>()
beforeAll(async () => {
  storefront.showProcessFigures()
  for (const { text } of [await storefront.readMetrics(), await engine.readMetrics()]) {
    for (const [, name = ''] of text.matchAll(/^# TYPE (\w+) /gm)) registered.add(name)
  }
})

test('each metric that the dashboard and the alerts ask for is registered', () => {
  const asked = new Set(expressions.flatMap(namesIn))
  expect(asked.size).toBeGreaterThan(15)
  expect([...asked].filter((name) => !registered.has(name))).toEqual([])
})

test('each metric of the shop’s own is on the dashboard', () => {
  const onDashboard = new Set(shown.flatMap(namesIn))
  const own = [...registered].filter((name) => !/^(?:nodejs|process)_/.test(name))
  expect(own.filter((name) => !onDashboard.has(name))).toEqual([])
})

test('the documentation says of each alert what to do', () => {
  const text = readFileSync('docs/observability.md', 'utf8')
  for (const { alert, annotations } of alerts) {
    expect(text).toContain(`### ${alert}\n`)
    expect(annotations.runbook).toBe(`docs/observability.md#${alert.toLowerCase()}`)
  }
})
