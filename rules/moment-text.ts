const formats = new Map<string, Intl.DateTimeFormat>()

/** `Feb 14, 2027, 9:00 AM PST`, in a time zone. @param iso in ISO 8601 */
export function formatMoment(iso: string, timeZone: string): string {
  const known = formats.get(timeZone)
  // `Intl` takes no `dateStyle` beside `timeZoneName`
  const format =
    known ??
    new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    })
  formats.set(timeZone, format)
  return format.format(new Date(iso))
}
