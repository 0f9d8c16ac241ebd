import { parse } from 'papaparse'
import { TRACKING_LIMITS, type TrackingRow } from '../../contracts/tracking'
import { badRequest } from '../http/problem'

type Column = Exclude<keyof TrackingRow, 'row' | 'isConfirmed'>

/** How other systems call the columns, without spaces, signs and upper case. */
const NAMES: Readonly<Record<Column, readonly string[]>> = {
  orderNo: ['ordernumber', 'orderno', 'ordernr', 'orderid', 'order'],
  shipmentId: ['shipmentid', 'shipmentnumber', 'shipmentno', 'shipment'],
  carrier: ['carrier', 'carriername', 'shippingcarrier'],
  trackingNumber: ['trackingnumber', 'trackingno', 'trackingnr', 'trackingcode', 'tracking'],
}

/** `sep=;`: the first line with which spreadsheets name the separator. */
const SEPARATOR = /^sep=([,;\t])(?=\r|\n)/i

/**
 * Reads a CSV file of any spreadsheet: separated by commas, semicolons or tabs, in UTF-8, UTF-16 or
 * Windows-1252, with columns in any order. Empty rows are skipped.
 * @throws Problem 400
 */
export function readTrackingFile(bytes: Uint8Array): TrackingRow[] {
  const text = decodeText(bytes).replaceAll('\0', '')
  const delimiter = SEPARATOR.exec(text)?.[1]
  const { data, errors } = parse<string[]>(text.replace(SEPARATOR, ''), {
    delimitersToGuess: [',', ';', '\t'],
    ...(delimiter !== undefined && { delimiter }),
  })
  const open = errors.find(({ type }) => type === 'Quotes')
  if (open) throw badRequest(`Row ${(open.row ?? 0) + 1} has a quotation mark that is not closed.`)
  const start = data.findIndex(isFilled)
  const columns = findColumns(data[start] ?? [])
  const rows = data.flatMap((cells, index) =>
    index > start && isFilled(cells) ? [toRow(cells, columns, index + 1)] : [],
  )
  if (rows.length === 0) throw badRequest('The file has no rows below its headers.')
  if (rows.length > TRACKING_LIMITS.rows) {
    throw badRequest(
      `A file has at most ${TRACKING_LIMITS.rows} rows; this one has ${rows.length}.`,
    )
  }
  return rows
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')

function findColumns(headers: readonly string[]): ReadonlyMap<Column, number> {
  const found = headers.map((header) => header.toLowerCase().replaceAll(/[^a-z]/g, ''))
  const columns = new Map<Column, number>()
  const all: Column[] = ['orderNo', 'shipmentId', 'carrier', 'trackingNumber']
  for (const column of all) {
    const index = found.findIndex((name) => NAMES[column].includes(name))
    if (index >= 0) columns.set(column, index)
  }
  const missing = all.filter((column) => column !== 'shipmentId' && !columns.has(column))
  if (missing.length > 0) {
    throw badRequest(
      'The first row names the columns: order number, shipment id (optional), carrier, tracking number.',
    )
  }
  return columns
}

function toRow(
  cells: readonly string[],
  columns: ReadonlyMap<Column, number>,
  row: number,
): TrackingRow {
  const cell = (column: Column) => {
    const text = (cells[columns.get(column) ?? -1] ?? '').trim()
    // as exported, so that no spreadsheet runs it as a formula
    return text.replace(/^'(?=[=+\-@])/, '').slice(0, MAX_CELL)
  }
  return {
    row,
    orderNo: cell('orderNo'),
    shipmentId: cell('shipmentId'),
    carrier: cell('carrier'),
    trackingNumber: cell('trackingNumber'),
  }
}

/** What is longer is refused later, with its row. */
const MAX_CELL = 300

function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // a header in UTF-16 without a mark: every other byte is zero
  if (second === 0 && bytes[3] === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0 && bytes[2] === 0) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
