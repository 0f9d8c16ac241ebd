/** First characters that spreadsheets interpret as the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** Formats a table as CSV (RFC 4180) whose cells spreadsheets do not run as formulas. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const toCell = (value: string | number) => {
    const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
    return `"${text.replaceAll('"', '""')}"`
  }
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}
