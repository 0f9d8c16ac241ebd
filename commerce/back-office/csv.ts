/** What spreadsheets would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** A table as CSV (RFC 4180), of which no cell is run as a formula by who opens it. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const toCell = (value: string | number) => {
    const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
    return `"${text.replaceAll('"', '""')}"`
  }
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}
