import { COLORS } from '../../rules/colors'

/**
 * The styles of the tables of pages for operators. On phones the cells of a table row are stacked, each with the
 * name of its column (`data-label`).
 */
export const OPERATOR_STYLE = `
  main:has(table) { max-width: 60rem; }
  table { width: 100%; border-collapse: collapse; }
  caption { text-align: left; padding-bottom: .5rem; color: ${COLORS.inkSoft}; }
  th, td { text-align: left; padding: .5rem; border-bottom: 1px solid ${COLORS.line}; vertical-align: top; overflow-wrap: anywhere; }
  th { font-weight: 600; }
  th:first-child, td:first-child { padding-left: 0; }
  @media (max-width: 40rem) {
    table, caption, tbody, tr { display: block; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tr { padding: .75rem 0; border-bottom: 1px solid ${COLORS.line}; }
    td, td:first-child { display: grid; grid-template-columns: 6rem 1fr; padding: .15rem 0; border: 0; }
    td::before { content: attr(data-label); color: ${COLORS.inkSoft}; }
  }`

/** Renders a table for `OPERATOR_STYLE`. @param rows cells as HTML, in the order of `heads`. */
export function renderTable(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  // explicit roles keep the table accessible when a phone shows it as blocks
  const columns = heads.map((head) => `<th scope="col" role="columnheader">${head}</th>`)
  const lines = rows.map((cells) => {
    const row = cells.map((cell, at) => `<td role="cell" data-label="${heads[at]}">${cell}</td>`)
    return `<tr role="row">${row.join('')}</tr>`
  })
  return `<table role="table"><caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${columns.join('')}</tr></thead>
<tbody role="rowgroup">${lines.join('\n')}</tbody></table>`
}
