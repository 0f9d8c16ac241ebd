import { Box } from '@chakra-ui/react/box'
import { Table } from '@chakra-ui/react/table'
import type { Report, ReportRow } from '@contracts/report'
import { DayText } from '../parts/moment-text'
import { figureText } from './figure-text'

interface ReportTableProps {
  report: Report
  title: string
  /** What a row is, e.g. `Day`. */
  rowTitle: string
}

/** All figures of a report, with those of the other period in small print below. */
export function ReportTable({ report, title, rowTitle }: ReportTableProps) {
  const { columns, rows, total } = report
  return (
    <Box
      background="bg.panel"
      borderRadius="l3"
      borderWidth="1px"
      overflowX="auto"
      // what is only read out does not widen the page
      position="relative"
      tabIndex={0}
      role="region"
      aria-label={`${title}, as a table`}
    >
      <Table.Root size="sm" fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader>{rowTitle}</Table.ColumnHeader>
            {columns.map((column) => (
              <Table.ColumnHeader key={column.id} textAlign="end" whiteSpace="nowrap">
                {column.title}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <FigureRow key={row.key} report={report} row={row} />
          ))}
        </Table.Body>
        {total && (
          <Table.Footer>
            <FigureRow report={report} row={total} isTotal />
          </Table.Footer>
        )}
      </Table.Root>
    </Box>
  )
}

interface FigureRowProps {
  report: Report
  row: ReportRow
  isTotal?: boolean
}

function FigureRow({ report, row, isTotal = false }: FigureRowProps) {
  const { columns, currency } = report
  const isDay = report.report === 'days' && !isTotal
  return (
    <Table.Row
      background="bg.panel"
      verticalAlign="top"
      fontWeight={isTotal ? 'semibold' : undefined}
    >
      <Table.Cell
        as="th"
        scope="row"
        textAlign="start"
        fontWeight={isTotal ? 'semibold' : 'medium'}
        minWidth="28"
      >
        {isDay ? <DayText day={row.key} style="weekday" /> : row.name}
      </Table.Cell>
      {columns.map(({ id, unit }, index) => (
        <Table.Cell key={id} textAlign="end" whiteSpace="nowrap">
          {figureText(row.values[index], unit, currency)}
          {row.before && (
            <Box fontSize="xs" fontWeight="normal" color="fg.muted">
              <Box as="span" srOnly>
                before:{' '}
              </Box>
              {figureText(row.before[index], unit, currency)}
            </Box>
          )}
        </Table.Cell>
      ))}
    </Table.Row>
  )
}
