/** First characters that spreadsheets interpret as the start of a formula; some read wide ones, too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** A formula after what a spreadsheet in another country takes for the end of a cell. */
const LATER_FORMULA = /([;\t\r\n][ "]*)(?=[=+\-@＝＋－＠])/g

/** Formats a table as CSV (RFC 4180) whose cells spreadsheets do not run as formulas. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const toCell = (value: string | number) => {
    if (typeof value === 'number') return `"${value}"`
    const text = FORMULA.test(value) ? `'${value}` : value
    return `"${text.replaceAll(LATER_FORMULA, "$1'").replaceAll('"', '""')}"`
  }
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}
