/** Returns the place to which a key moves from a place of the box; undefined for other keys. */
export function placeBeside(
  key: string,
  from: number,
  count: number,
  columns: number,
): number | undefined {
  const rowStart = from - (from % columns)
  const rowEnd = Math.min(rowStart + columns, count) - 1
  switch (key) {
    case 'ArrowLeft':
      return Math.max(rowStart, from - 1)
    case 'ArrowRight':
      return Math.min(rowEnd, from + 1)
    case 'ArrowUp':
      return from >= columns ? from - columns : from
    case 'ArrowDown':
      return from + columns < count ? from + columns : from
    case 'Home':
      return rowStart
    case 'End':
      return rowEnd
    default:
      return undefined
  }
}
