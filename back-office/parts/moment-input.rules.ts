const pad = (value: number) => String(value).padStart(2, '0')

/**
 * Returns the value of `<input type="datetime-local">` for a timestamp: the browser's local time,
 * with seconds only if they are not zero.
 */
export function toInputValue(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  const seconds = date.getSeconds() === 0 ? '' : `:${pad(date.getSeconds())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}${seconds}`
}

/**
 * Returns the timestamp for such an input's value, in ISO 8601 with the browser's UTC offset; ''
 * for an empty or invalid value.
 */
export function toMoment(value: string): string {
  const date = new Date(value)
  if (value === '' || Number.isNaN(date.getTime())) return ''
  const offset = -date.getTimezoneOffset()
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const clock = `${toInputValue(value)}${date.getSeconds() === 0 ? ':00' : ''}`
  return `${clock}${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`
}
