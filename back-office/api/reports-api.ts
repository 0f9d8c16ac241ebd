import { BACK_OFFICE_API } from '@contracts/back-office'
import type { Home, Report } from '@contracts/report'
import { ask, toQuery } from './engine'

type Asked = Readonly<Record<string, string>>

const reportPath = (report: string) => `/reports/${encodeURIComponent(report)}`

export const reportsApi = {
  getHome: () => ask<Home>('/home'),
  getReport: (report: string, asked: Asked) =>
    ask<Report>(`${reportPath(report)}${toQuery(asked)}`),
  csvAddress: (report: string, asked: Asked) =>
    `${BACK_OFFICE_API}${reportPath(report)}/csv${toQuery(asked)}`,
}
